import { formatMoney } from '@adlane/contract/rules';
import { invalid } from '../../../http/problem';

type Budget = { readonly budget_type: 'daily' | 'lifetime'; readonly budget: number };

/** Refuses a budget that the platform would refuse, with the minimum in the account's currency. @throws Problem 422 */
export function requireBudgetFloor(
  { budget_type, budget }: Budget,
  { floor, currency }: { readonly floor: number; readonly currency: string },
): void {
  if (budget >= floor) return;
  const amount = formatMoney(floor, currency, 'en');
  throw invalid({
    budget: [
      budget_type === 'daily'
        ? `The daily budget must be at least ${amount}.`
        : `The lifetime budget must be at least ${amount} for this schedule.`,
    ],
  });
}
