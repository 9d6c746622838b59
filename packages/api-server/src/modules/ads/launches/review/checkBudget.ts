import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { formatMoney, refusalMessages } from '@adlane/contract/rules';
import { describeOverLimit } from '../../ads/budgetLimit/describeOverLimit';
import { toFacebookBudget } from '../../ads/budgetLimit/toPlannedBudget';
import { hasCampaignBudget } from '../facebook/content/budgetLevel';
import { countScheduleDays } from '../inputs/countScheduleDays';
import type { LaunchInputs } from '../inputs/launchSettings';
import { type BudgetQuestions, noBudgetQuestions } from './BudgetQuestions';
import { describeUnusualBudget } from './describeUnusualBudget';
import { listAdSetBudgets } from './listAdSetBudgets';

/**
 * Checks the budget against the account's floor, which applies to every day of the schedule, and to every ad set unless the
 * campaign has the budget.
 */
export function checkBudget(inputs: LaunchInputs, now: Date): LaunchBlocker[] {
  const { settings, account, target } = inputs;
  const isMisplaced = settings.settings?.budgetLevel === 'campaign' && target?.campaign;
  if (isMisplaced && !target.campaign.has_budget && !target.adSet) {
    return [{ field: 'settings.budgetLevel', message: refusalMessages.budgetOfAdSets }];
  }
  // What exists has its own budget; that of the launch is not sent.
  if (target?.campaign?.has_budget || target?.adSet) return [];
  const budgets = hasCampaignBudget(inputs) ? [settings.budget] : listAdSetBudgets(inputs);
  const days = settings.budgetType === 'daily' ? 1 : countDays(settings, now);
  const floor = (account?.minDailyBudget ?? 1) * days;
  return Math.min(...budgets) < floor
    ? [{ field: 'budget', message: describeFloor(inputs, floor * budgets.length) }]
    : [];
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
