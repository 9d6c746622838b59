import { stripeCurrencyUnits } from '../../constants/currencies/stripeCurrencies';
import { formatUnits } from './formatUnits';

/** Only for showing prices: nothing is charged in a currency that Stripe does not list. */
const unitsOfUnknown = 100;

/** Returns how many stored units make one of the currency of a plan's price or a payment: 100 for USD and TWD. */
export function getPriceUnits(currency: string): number {
  return stripeCurrencyUnits.get(currency) ?? unitsOfUnknown;
}

/** Formats a plan's price or a payment, in Stripe's units: 9700 USD is '$97.00', 9700 TWD is 'NT$97.00'. */
export function formatPrice(amount: number, currency: string, locale?: string): string {
  return formatUnits(amount, { currency, units: getPriceUnits(currency), locale });
}
