import { limits } from '../../constants/limits';

const { timesUsual, minAds, timesFloor } = limits.facebook.unusualBudget;

/** What an amount is compared with; all amounts are daily and in the smallest unit of one currency. */
export type BudgetHistory = {
  /** Daily budgets of the account's recent ads. */
  readonly recent: readonly number[];
  /** The account's smallest daily budget. */
  readonly floor: number;
};
/** Why a daily budget is unusual. */
export type UnusualBudget =
  /** Many times of what the account usually spends. */
  | { readonly reason: 'history'; readonly usual: number; readonly times: number }
  /** Above what is checked twice on an account without a history. */
  | { readonly reason: 'limit'; readonly limit: number };

/** Returns why a daily budget needs a second confirmation; undefined for a usual one. Pure. */
export function findUnusualBudget(
  daily: number,
  { recent, floor }: BudgetHistory,
): UnusualBudget | undefined {
  if (recent.length >= minAds) {
    const usual = findMedian(recent);
    if (daily <= usual * timesUsual) return undefined;
    return { reason: 'history', usual, times: Math.floor(daily / Math.max(1, usual)) };
  }
  const limit = floor * timesFloor;
  return daily > limit ? { reason: 'limit', limit } : undefined;
}

/** The middle value; of an even number, the lower one of the two. */
function findMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
