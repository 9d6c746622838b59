import type { PagePost } from '@adlane/contract/ads/facebookAssets';

/** A post of the only page that a launch may promote it for. */
export type ChosenPost = PagePost & {
  /** Our id of the page. */
  readonly pageId: number;
};
