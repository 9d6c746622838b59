import type { GraphParameters } from '../checkParameters';
import { toInstant } from '../checkParameters';
import { formatAmount } from '../currencyOffsets';
import type { DemoAdAccount } from '../demoBusiness';
import { refused } from '../graphFault';
import type { AdObject } from '../graphState';
import { countDays } from './scheduleRules';

/**
 * Refuses a budget below the smallest one of the account, of a new campaign or ad set and of one that runs: the daily
 * budget, and for each day of its schedule the lifetime budget. @throws GraphFault
 */
export function checkBudgetFloor(
  { daily_budget: daily, lifetime_budget: lifetime }: GraphParameters,
  { minDailyBudget, currency }: DemoAdAccount,
  days: number,
): void {
  if (typeof daily === 'number' && daily < minDailyBudget) {
    throw refused(
      1885272,
      'Budget too low',
      `The daily budget must be at least ${formatAmount(minDailyBudget, currency)}.`,
      'daily_budget',
    );
  }
  const lifetimeFloor = minDailyBudget * days;
  if (typeof lifetime === 'number' && lifetime < lifetimeFloor) {
    throw refused(
      1885272,
      'Budget too low',
      `The lifetime budget must be at least ${formatAmount(lifetimeFloor, currency)} for this schedule.`,
      'lifetime_budget',
    );
  }
}

/** Counts the days of an ad set's schedule, with what a request changes of it. */
export function countScheduledDays({ fields, createdAt }: AdObject, params: GraphParameters = {}): number {
  const { start_time: start, end_time: end } = { ...fields, ...params };
  return countDays({
    start: start === undefined ? createdAt : toInstant(start),
    end: end === undefined ? undefined : toInstant(end),
  });
}
