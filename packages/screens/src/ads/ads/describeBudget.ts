import { formatMoney } from '@adlane/contract/rules';
import { getLocale, translate } from '@adlane/ui';

/** Describes a budget with its period: '$25.00 a day'. */
export function describeBudget(budget: number, currency: string, type: 'daily' | 'lifetime' | null): string {
  const amount = formatMoney(budget, currency, getLocale());
  return translate(type === 'lifetime' ? '{amount} in total' : '{amount} a day', { amount });
}
