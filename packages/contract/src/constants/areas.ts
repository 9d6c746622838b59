/**
 * What stands after `/agency` as a page of the agency's own (ads §2). Anything else there is a client's id in the CRM, and
 * begins the area that the CRM embeds.
 */
export const agencyPages = [
  'dashboard',
  'ads',
  'leads',
  'clients',
  'connect',
  'my-account',
  'smart-tag',
  'ad-swipe',
] as const;

/** Where GoHighLevel's own app runs, which shows the clients' area in a frame. */
export const crmAppOrigins = ['https://app.gohighlevel.com', 'https://app.leadconnectorhq.com'] as const;
