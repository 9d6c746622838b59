import { checkCurrency, getAdUnits } from '@adlane/contract/rules';
import type { SourceRow } from './chooseAdAccount';

/** What an account's smallest daily budget is read from. */
export type BudgetAccount = {
  readonly details: Readonly<Record<string, unknown>> | null;
  readonly currency: string | null;
};

/**
 * Returns the smallest daily budget of an ad account, in the smallest unit of its currency: Facebook names each account's,
 * Google accepts one of the currency (`BUDGET_BELOW_PER_DAY_MINIMUM`). Null where it is unknown.
 */
export function findMinDailyBudget(
  platform: SourceRow['channel'],
  { details, currency }: BudgetAccount,
): number | null {
  if (platform === 'google') {
    const isKnown = currency !== null && checkCurrency('google', currency) === undefined;
    return isKnown ? getAdUnits(currency) : null;
  }
  const floor = Number(details?.['min_daily_budget'] ?? Number.NaN);
  return Number.isFinite(floor) ? floor : null;
}
