import type { ActivityDay as Day, MoneyFigure } from '@adlane/contract/account/dashboard';
import { getLocale, type StatTrend, translate } from '@adlane/ui';
import type * as z from 'zod';

/** An amount in one currency. */
export type Money = z.infer<typeof MoneyFigure>;
/** Activity of one day. */
export type ActivityDay = z.infer<typeof Day>;

/** Returns the currency with the largest amount: charts and figures show one currency at a time. */
export function findMainCurrency(amounts: readonly Money[]): string {
  const [largest] = amounts.toSorted((a, b) => b.amount - a.amount);
  return largest?.currency ?? 'USD';
}

/** Returns the amount in a currency; 0 if there is none. */
export function getAmount(amounts: readonly Money[], currency: string): number {
  return amounts.find((each) => each.currency === currency)?.amount ?? 0;
}

/** From here on, a change is a multiple: 27× says more than 2,658 %. */
const multipleFrom = 9;

/** Formats a change: '+12%', '-3%'; '27×' if the value is ten times the previous one or more. */
function formatChange(change: number): string {
  if (change >= multipleFrom) return `${Math.round(change + 1).toLocaleString(getLocale())}×`;
  const format = { style: 'percent', signDisplay: 'exceptZero' } as const;
  return change.toLocaleString(getLocale(), format);
}

/**
 * Builds the change from the previous period.
 * @param value undefined where there is nothing to compare
 * @param isGood whether a rise is good, bad or neither
 */
export function buildTrend(
  value: number | undefined,
  previous: number | undefined,
  isGood: 'rise' | 'fall' | 'neither',
  period: string,
): StatTrend {
  if (value === undefined || previous === undefined) return { text: '–', direction: 'flat', period };
  if (previous === 0) {
    return value === 0
      ? { text: formatChange(0), direction: 'flat', period }
      : { text: translate('New'), direction: 'up', period };
  }
  const change = (value - previous) / previous;
  const text = formatChange(change);
  if (Math.round(change * 100) === 0) return { text, direction: 'flat', period };
  const direction = change > 0 ? 'up' : 'down';
  const isWelcome = isGood === (direction === 'up' ? 'rise' : 'fall');
  const tone = isGood === 'neither' ? 'neutral' : isWelcome ? 'positive' : 'negative';
  return { text, direction, tone, period };
}
