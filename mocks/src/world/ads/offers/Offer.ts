import type { Template } from '@adlane/contract/ads/templates';

type Three = readonly [string, string, string];

/** An ad that an agency offers to clients: the texts of one template, within the rules of ads §5. */
export type Offer = {
  readonly niche: string;
  readonly category: string;
  readonly name: string;
  readonly adType: Template['templateAdType'];
  /** A Facebook call to action, e.g. `BOOK_NOW`. */
  readonly callToAction: string;
  readonly adText: Three;
  readonly headlines: Three;
  readonly subHeadlines: Three;
};
