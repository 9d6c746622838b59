export type StripeInterval = 'month' | 'year';

/** `count` intervals after an instant: the same day of the month, or its last one where it has fewer days. */
export function addIntervals(start: Date, interval: StripeInterval, count: number): Date {
  const months = interval === 'year' ? count * 12 : count;
  const target = new Date(start);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return target;
}

export type BillingPeriod = { readonly start: Date; readonly end: Date };

/** The periods of a subscription up to `now`, the running one last. At least the first. */
export function periodsUntil(anchor: Date, interval: StripeInterval, now: Date): readonly BillingPeriod[] {
  const periods: BillingPeriod[] = [];
  for (let index = 0; index === 0 || addIntervals(anchor, interval, index) <= now; index += 1) {
    periods.push({
      start: addIntervals(anchor, interval, index),
      end: addIntervals(anchor, interval, index + 1),
    });
  }
  return periods;
}
