import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { formatMoney, refusalMessages } from '@adlane/contract/rules';
import { splitBudget } from '../../../../money/splitBudget';
import { describeOverLimit } from '../../ads/budgetLimit/describeOverLimit';
import { toFacebookBudget } from '../../ads/budgetLimit/toPlannedBudget';
import { countScheduleDays } from '../inputs/countScheduleDays';
import type { LaunchInputs } from '../inputs/launchSettings';
import { planVariants } from '../inputs/planVariants';
import { type BudgetQuestions, noBudgetQuestions } from './BudgetQuestions';
import { describeUnusualBudget } from './describeUnusualBudget';

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
      ? [{ field: 'settings.bidAmount', message: refusalMessages.bidAboveBudget }]
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

/** Finds why the budget of a Facebook launch needs a second confirmation; an existing budget needs none. */
export function findBudgetQuestions(inputs: LaunchInputs, now: Date): BudgetQuestions {
  const { settings, account, target, recentBudgets, clientLimit } = inputs;
  if (!account || target?.campaign?.has_budget || target?.adSet) return noBudgetQuestions;
  const isDaily = settings.budgetType === 'daily';
  const daily = isDaily ? settings.budget : Math.round(settings.budget / countDays(settings, now));
  const { currency } = account;
  return {
    unusualBudget: describeUnusualBudget(daily, { account, recentBudgets }),
    overLimit: describeOverLimit(
      'launch',
      toFacebookBudget(settings, { currency, timezone: clientLimit?.timezone ?? 'UTC', now }),
      clientLimit,
    ),
  };
}

function describeFloor({ settings, account }: LaunchInputs, floor: number): string {
  const amount = account ? formatMoney(floor, account.currency, 'en') : String(floor);
  return settings.budgetType === 'daily'
    ? `The daily budget must be at least ${amount}.`
    : `The lifetime budget must be at least ${amount} for this schedule.`;
}
