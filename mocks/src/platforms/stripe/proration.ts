import { addIntervals } from './billingPeriod';
import type { StripeLine, StripePrice, StripeSubscription } from './stripeState';

/** The cost of changing a subscription's price at a given time, and the resulting period. */
export type PriceChange = {
  readonly lines: readonly StripeLine[];
  readonly total: number;
  readonly anchor: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
};

function computeShare(amount: number, { periodStart, periodEnd }: StripeSubscription, at: Date): number {
  const whole = periodEnd.getTime() - periodStart.getTime();
  return Math.round((amount * (periodEnd.getTime() - at.getTime())) / whole);
}

/**
 * Computes a proration: the unused time of the old price is credited. With the same interval the rest of the
 * period is charged at the new price; with another one a new period begins at once and is charged in full.
 */
export function prorate(
  subscription: StripeSubscription,
  from: StripePrice,
  to: StripePrice,
  at: Date,
): PriceChange {
  const unused = {
    description: `Unused time on ${from.name}`,
    amount: -computeShare(from.unit_amount, subscription, at),
    proration: true,
  };
  const isSame = from.interval === to.interval;
  const charged = isSame
    ? {
        description: `Remaining time on ${to.name}`,
        amount: computeShare(to.unit_amount, subscription, at),
        proration: true,
      }
    : { description: `1 × ${to.name}`, amount: to.unit_amount, proration: false };
  const { anchor, periodStart, periodEnd } = subscription;
  return {
    lines: [unused, charged],
    total: unused.amount + charged.amount,
    ...(isSame
      ? { anchor, periodStart, periodEnd }
      : { anchor: at, periodStart: at, periodEnd: addIntervals(at, to.interval ?? 'month', 1) }),
  };
}
