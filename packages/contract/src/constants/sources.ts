/** Platforms that can be connected (ads §3). */
export const channels = ['facebook', 'google', 'ghl'] as const;
/** Kind of connected platform. */
export type Channel = (typeof channels)[number];
/** Account status on the wire (ads §4). */
export const sourceStatuses = ['active', 'inactive', 'processing', 'canceled'] as const;
