import * as z from 'zod';
import { CurrencyCode, Money } from '../../fields';

/** Events of running ads that an agency can be notified of. */
export const adAlertKinds = ['attention', 'stopped', 'cost', 'spend_cap'] as const;
/** Event of a running ad that an agency can be notified of. */
export type AdAlertKind = (typeof adAlertKinds)[number];

/** Which events of running ads the agency is notified of; each user chooses emails in the user profile. */
export const AdAlertSettings = z.object({
  /** The platform rejected an ad or found a problem. */
  attention: z.boolean(),
  /** An ad stopped without a change made here. */
  stopped: z.boolean(),
  /** The cost per result is above its limit. */
  cost: z.boolean(),
  /** An ad reached its spend cap and was paused. */
  spend_cap: z.boolean(),
  /** Highest cost per result of ads without an own limit, in the smallest unit of `cost_currency`. */
  cost_limit: Money.nullable(),
  /** Ads in other currencies need an own limit. */
  cost_currency: CurrencyCode,
});
export type AdAlertSettings = z.infer<typeof AdAlertSettings>;

/** Limits of one ad, in the smallest unit of its currency; null for none. */
export const AdLimits = z.object({
  /** The ad is paused once it has spent this much since its launch. */
  spend_cap: Money.nullable(),
  /** The agency is notified once a result costs more. */
  cost_limit: Money.nullable(),
});
export type AdLimits = z.infer<typeof AdLimits>;
