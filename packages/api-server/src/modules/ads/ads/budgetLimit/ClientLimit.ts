import type { MonthlyLimit } from '@adlane/contract/rules';

/** A client's monthly limit, with the days of an ad account's time zone. */
export type ClientLimit = MonthlyLimit & {
  /** The client's business. */
  readonly name: string;
  readonly timezone: string;
};
