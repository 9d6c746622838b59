import type { AdActivity, MoneyFigure } from '@adlane/contract/account/dashboard';
import type { StatTrend } from '@adlane/ui';
import type * as z from 'zod';

/** An amount in one currency. */
export type Money = z.infer<typeof MoneyFigure>;
/** Activity of one day. */
export type ActivityDay = z.infer<typeof AdActivity>['days'][number];

/** Returns the currency with the largest amount: charts and figures show one currency at a time. */
export function findMainCurrency(amounts: readonly Money[]): string {
  const [largest] = amounts.toSorted((a, b) => b.amount - a.amount);
  return largest?.currency ?? 'USD';
}

/** Returns the amount in a currency; 0 if there is none. */
export function getAmount(amounts: readonly Money[], currency: string): number {
  return amounts.find((each) => each.currency === currency)?.amount ?? 0;
}

/**
 * Builds the change from the previous period; undefined without a previous value.
 * @param isGood whether a rise is good, bad or neither
 */
export function buildTrend(
  value: number,
  previous: number,
  isGood: 'rise' | 'fall' | 'neither',
  period: string,
): StatTrend | undefined {
  if (previous === 0) return undefined;
  const change = (value - previous) / previous;
  const percent = Math.round(Math.abs(change) * 100);
  if (percent === 0) return { text: '0%', direction: 'flat', period };
  const direction = change > 0 ? 'up' : 'down';
  const isWelcome = isGood === (direction === 'up' ? 'rise' : 'fall');
  const tone = isGood === 'neither' ? 'neutral' : isWelcome ? 'positive' : 'negative';
  return { text: `${direction === 'up' ? '+' : '−'}${percent}%`, direction, tone, period };
}
