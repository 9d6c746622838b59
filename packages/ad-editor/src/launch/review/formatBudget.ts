import { translate } from '@adlane/ui';
import { formatMoney } from '@adlane/ui/fields';

/** Formats a budget with its period: '$25.00 a day'. */
export function formatBudget(budget: number, currency: string, type: 'daily' | 'lifetime'): string {
  const amount = formatMoney(budget, currency);
  return translate(type === 'daily' ? '{amount} a day' : '{amount} in total', { amount });
}
