import { formatUnits } from './formatUnits';
import { getAdUnits } from './moneyUnits';

/**
 * Formats an amount of an ad account with the digits that the platform receives: 1250 USD is '$12.50', 500 TWD is 'NT$500'.
 * @param locale language of separators and symbols; the page's without one
 */
export function formatMoney(amount: number, currency: string, locale?: string): string {
  return formatUnits(amount, { currency, units: getAdUnits(currency), locale });
}
