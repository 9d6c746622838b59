import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { findUnusualBudget, formatMoney, getAdUnits, ownMessages } from '@adlane/contract/rules';
import { splitBudget } from '../../../../money/splitBudget';
import { countScheduleDays } from '../inputs/countScheduleDays';
import type { LaunchInputs } from '../inputs/launchSettings';
import { planVariants } from '../inputs/planVariants';

/**
 * Checks the budget against the account's floor, which applies to every ad set and day of the schedule, and
 * the bid cap against the budget.
 */
export function checkBudget(inputs: LaunchInputs, now: Date): LaunchBlocker[] {
  const { settings, account, target } = inputs;
  // What exists has its own budget; that of the launch is not sent.
  if (target?.campaign?.has_budget || target?.adSet) return [];
  const parts = countAdSets(inputs);
  const days = settings.budgetType === 'daily' ? 1 : countDays(settings, now);
  const floor = (account?.minDailyBudget ?? 1) * days;
  const smallest = Math.min(...splitBudget(settings.budget, parts));
  const { bidAmount } = settings.settings ?? {};
  return [
    ...(smallest < floor ? [{ field: 'budget', message: describeFloor(inputs, floor * parts) }] : []),
    ...(bidAmount && bidAmount > settings.budget
      ? [{ field: 'settings.bidAmount', message: ownMessages.bidAboveBudget }]
      : []),
  ];
}

function countAdSets({ template, media }: LaunchInputs): number {
  const isSpread = template.templateContent.campaignStructure === 'multiple_adsets_one_ad';
  return isSpread ? Math.max(1, planVariants(template, media).length) : 1;
}

/** Counts the days of a launch's schedule; one without an end. */
function countDays({ startTime, endTime }: LaunchInputs['settings'], now: Date): number {
  return countScheduleDays(
    startTime === null ? now : new Date(startTime),
    endTime === null ? null : new Date(endTime),
  );
}

/**
 * Describes why the budget needs a second confirmation (rule `findUnusualBudget`): many times of what the account's ads
 * usually have, or high for an account without a history.
 */
export function describeUnusualBudget(
  { settings, account, target, recentBudgets }: LaunchInputs,
  now: Date,
): string | null {
  if (!account || target?.campaign?.has_budget || target?.adSet) return null;
  const isDaily = settings.budgetType === 'daily';
  const daily = isDaily ? settings.budget : Math.round(settings.budget / countDays(settings, now));
  const floor = account.minDailyBudget ?? getAdUnits(account.currency);
  const found = findUnusualBudget(daily, { recent: recentBudgets, floor });
  if (!found) return null;
  const money = (amount: number) => formatMoney(amount, account.currency, 'en');
  return found.reason === 'history'
    ? `${money(daily)} a day is ${found.times} times the usual budget of this account (${money(found.usual)} a day).`
    : `${money(daily)} a day is above ${money(found.limit)} a day, and this account has few earlier ads to compare with.`;
}

function describeFloor({ settings, account }: LaunchInputs, floor: number): string {
  const amount = account ? formatMoney(floor, account.currency, 'en') : String(floor);
  return settings.budgetType === 'daily'
    ? `The daily budget must be at least ${amount}.`
    : `The lifetime budget must be at least ${amount} for this schedule.`;
}
