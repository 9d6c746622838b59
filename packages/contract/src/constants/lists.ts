/** Rows a page shows where nothing else is said (ads §9). */
export const pageSize = 12;
/** Rows a page shows in Google lists (ads §9). */
export const googlePageSize = 20;
/** Rows a page shows in Facebook lists (ads §9). */
export const facebookPageSize = 7;
/** The most rows that one page may ask for. */
export const maxPageSize = 100;
/** The most ids that one bulk call takes. */
export const maxBulkIds = 1000;
/** The most leads in one exported file (ads §9). */
export const leadsExportLimit = 1000;
/** Directions of a sort (ads §9). */
export const sortOrders = ['asc', 'desc'] as const;
