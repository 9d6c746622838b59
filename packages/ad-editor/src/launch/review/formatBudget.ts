import { formatMoney } from '@adlane/contract/rules';
import { getLocale, translate } from '@adlane/ui';

/** Formats a budget with its period: '$25.00 a day'. */
export function formatBudget(budget: number, currency: string, type: 'daily' | 'lifetime'): string {
  const amount = formatMoney(budget, currency, getLocale());
  return translate(type === 'daily' ? '{amount} a day' : '{amount} in total', { amount });
}
