/** Default page size of lists (ads §9). */
export const pageSize = 12;
/** Page size of Google lists (ads §9). */
export const googlePageSize = 20;
/** Page size of Facebook lists (ads §9). */
export const facebookPageSize = 7;
/** Maximum page size. */
export const maxPageSize = 100;
/** Maximum characters of a search. */
export const maxSearchLength = 200;
/** Maximum number of ids in one bulk call. */
export const maxBulkIds = 1000;
/** Maximum number of leads in one export (ads §9). */
export const leadsExportLimit = 1000;
/** Sort directions (ads §9). */
export const sortOrders = ['asc', 'desc'] as const;
