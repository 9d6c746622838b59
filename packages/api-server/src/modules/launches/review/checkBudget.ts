import type { LaunchBlocker } from '@adlane/contract/launches';
import { ownMessages } from '@adlane/contract/rules';
import { formatMoney } from '../../../money/moneyUnits';
import type { LaunchInputs } from '../inputs/launchSettings';
import { planVariants, splitBudget } from '../inputs/planVariants';

const dayMs = 24 * 3_600_000;

/**
 * Checks the budget against the account's floor, which applies to every ad set and day of the schedule, and
 * the bid cap against the budget.
 */
export function checkBudget(inputs: LaunchInputs, now: Date): LaunchBlocker[] {
  const { settings, account } = inputs;
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

/** Begun days count: Facebook spends at least the floor on each. */
function countDays({ startTime, endTime }: LaunchInputs['settings'], now: Date): number {
  if (endTime === null) return 1;
  const start = startTime === null ? now.getTime() : Date.parse(startTime);
  return Math.max(1, Math.ceil((Date.parse(endTime) - start) / dayMs));
}

function describeFloor({ settings, account }: LaunchInputs, floor: number): string {
  const amount = account ? formatMoney(floor, account.currency) : String(floor);
  return settings.budgetType === 'daily'
    ? `The daily budget must be at least ${amount}.`
    : `The lifetime budget must be at least ${amount} for this schedule.`;
}
