/** Permissions that connecting requests, and launching and fetching leads need (Graph's names). */
export const requiredPermissions = [
  'ads_management',
  'ads_read',
  'business_management',
  'leads_retrieval',
  'pages_manage_ads',
  'pages_manage_metadata',
  'pages_read_engagement',
  'pages_show_list',
] as const;
