export type StripeInterval = 'month' | 'year';

/** Adds `count` intervals to a time: the same day of the month, or the last day of a shorter month. */
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

/** Lists the periods of a subscription up to `now`, the running one last; at least the first. */
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
