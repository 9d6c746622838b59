import type { Contract, ParsedInput } from '@adlane/contract';
import { getDailyBudget, type PlannedBudget, toDay } from '@adlane/contract/rules';
import type { launches } from '../../../../db/schema/ads/launches';

type FacebookTerms = Pick<
  ParsedInput<Contract['launches']['facebook']>['body'],
  'budgetType' | 'budget' | 'startTime' | 'endTime'
>;
type GoogleTerms = Pick<
  ParsedInput<Contract['launches']['google']>['body'],
  'budgetType' | 'adBudget' | 'startDate' | 'endDate'
>;

/** Days of a schedule are those of one time zone. */
export type PlannedIn = { readonly currency: string; readonly timezone: string; readonly now: Date };

/** Returns the days of a schedule; one that ends at midnight does not include the day that begins then. */
export function toPlannedDays(
  start: Date,
  end: Date | null,
  timezone: string,
): Pick<PlannedBudget, 'firstDay' | 'lastDay'> {
  return {
    firstDay: toDay(start, timezone),
    lastDay: end && toDay(new Date(end.getTime() - 1), timezone),
  };
}

/** Returns the budget of a launch on Facebook. */
export function toFacebookBudget(
  { budgetType, budget, startTime, endTime }: FacebookTerms,
  { currency, timezone, now }: PlannedIn,
): PlannedBudget {
  const start = startTime === null ? now : new Date(startTime);
  const days = toPlannedDays(start, endTime === null ? null : new Date(endTime), timezone);
  return { platform: 'facebook', currency, budget_type: budgetType, budget, ...days };
}

/** Returns the budget of a launch on Google: a daily one. */
export function toGoogleBudget(
  { startDate, endDate, ...terms }: GoogleTerms,
  { currency }: Pick<PlannedIn, 'currency'>,
): PlannedBudget {
  const budget = getDailyBudget(terms);
  return {
    platform: 'google',
    currency,
    budget_type: 'daily',
    budget,
    firstDay: startDate,
    lastDay: endDate,
  };
}

type StoredLaunch = Pick<typeof launches.$inferSelect, 'platform' | 'settings'> & Pick<PlannedIn, 'currency'>;

/**
 * Returns the budget of a stored launch; undefined for a resubmit and for ads that are added to an existing ad set: both leave
 * budgets as they are.
 */
export function toLaunchBudget(
  { platform, settings, currency }: StoredLaunch,
  at: Omit<PlannedIn, 'currency'>,
): PlannedBudget | undefined {
  const { ad_id, settings: further } = settings as { ad_id?: unknown; settings?: { adSetId?: unknown } };
  if (ad_id !== undefined || further?.adSetId) return undefined;
  // Stored as the launch's call had parsed it.
  return platform === 'google'
    ? toGoogleBudget(settings as Parameters<typeof toGoogleBudget>[0], { currency })
    : toFacebookBudget(settings as Parameters<typeof toFacebookBudget>[0], { ...at, currency });
}
