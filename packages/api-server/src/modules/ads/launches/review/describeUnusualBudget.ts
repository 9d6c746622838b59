import { findUnusualBudget, formatMoney, getAdUnits } from '@adlane/contract/rules';
import type { LaunchAccount } from '../inputs/launchSettings';

/**
 * Describes why a daily budget needs a second confirmation (rule `findUnusualBudget`): many times of what the account's ads
 * usually have, or high for an account without a history; null for a usual one.
 */
export function describeUnusualBudget(
  daily: number,
  {
    account: { currency, minDailyBudget },
    recentBudgets,
  }: {
    readonly account: Pick<LaunchAccount, 'currency' | 'minDailyBudget'>;
    readonly recentBudgets: readonly number[];
  },
): string | null {
  const floor = minDailyBudget ?? getAdUnits(currency);
  const found = findUnusualBudget(daily, { recent: recentBudgets, floor });
  if (!found) return null;
  const money = (amount: number) => formatMoney(amount, currency, 'en');
  return found.reason === 'history'
    ? `${money(daily)} a day is ${found.times} times the usual budget of this account (${money(found.usual)} a day).`
    : `${money(daily)} a day is above ${money(found.limit)} a day, and this account has few earlier ads to compare with.`;
}
