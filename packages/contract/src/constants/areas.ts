/**
 * Path segments after `/agency` that are the agency's own pages (ads §2). Any other segment is a client's CRM
 * id, which opens the area that the CRM embeds.
 */
export const agencyPages = [
  'dashboard',
  'ads',
  'leads',
  'clients',
  'connect',
  'my-account',
  'contacts',
  'smart-tag',
  'ad-swipe',
  'projects',
  'tickets',
  'inbox',
] as const;

/** Origins of GoHighLevel's app, which embeds the client area in a frame. */
export const crmAppOrigins = ['https://app.gohighlevel.com', 'https://app.leadconnectorhq.com'] as const;
