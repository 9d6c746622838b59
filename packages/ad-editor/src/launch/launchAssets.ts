import type { AdAccountRow, FacebookPage } from '@adlane/contract/ads/sources';

/** Ad accounts and pages that a launch can use. */
export type LaunchAssets = {
  readonly accounts: readonly AdAccountRow[];
  readonly pages: readonly FacebookPage[];
};

/** Assets of a launch before they are loaded. */
export const noAssets: LaunchAssets = { accounts: [], pages: [] };
