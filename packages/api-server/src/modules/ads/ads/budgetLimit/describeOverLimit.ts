import { findOverLimit, formatMoney, getDateFormat, type PlannedBudget } from '@adlane/contract/rules';
import type { ClientLimit } from './ClientLimit';

/**
 * Describes why a budget needs a confirmation under its client's monthly limit (rule `findOverLimit`), with amount and month;
 * null within the limit, or without one.
 */
export function describeOverLimit(
  subject: 'launch' | 'ad',
  budget: PlannedBudget,
  limit: ClientLimit | undefined,
): string | null {
  const over = limit && findOverLimit(budget, limit);
  if (!over) return null;
  const money = (amount: number) => formatMoney(amount, limit.currency, 'en');
  if (over.reason === 'currency') {
    return `This ${subject} spends ${budget.currency}, which can't be compared with the limit for ${limit.name}: ${money(limit.limit)} a month.`;
  }
  const { month, amount, planned, spent } = over;
  const used = planned + spent;
  const kind = spent === 0 ? 'planned' : planned === 0 ? 'spent' : 'spent or planned';
  return [
    `This ${subject} may spend ${money(amount)} in ${formatMonth(month)};`,
    `the limit for ${limit.name} is ${money(limit.limit)} a month`,
  ]
    .join(' ')
    .concat(used === 0 ? '.' : `, of which ${money(used)} is already ${kind}.`);
}

/** `2026-12` is 'December 2026'. */
function formatMonth(month: string): string {
  return getDateFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
}
