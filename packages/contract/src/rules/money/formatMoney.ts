import { getAdUnits, getPriceUnits } from './moneyUnits';

/**
 * Formats an amount of an ad account with the digits that the platform receives: 1250 USD is '$12.50', 500 TWD is 'NT$500'.
 * @param locale language of separators and symbols; the page's without one
 */
export function formatMoney(amount: number, currency: string, locale?: string): string {
  return format(amount, { currency, units: getAdUnits(currency), locale });
}

/** Formats a plan's price or a payment, in Stripe's units: 9700 USD is '$97.00', 9700 TWD is 'NT$97.00'. */
export function formatPrice(amount: number, currency: string, locale?: string): string {
  return format(amount, { currency, units: getPriceUnits(currency), locale });
}

type Unit = { readonly currency: string; readonly units: number; readonly locale: string | undefined };

function format(amount: number, { currency, units, locale }: Unit): string {
  const digits = Math.round(Math.log10(units));
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // `Intl` knows symbols and separators. Its digits differ between browsers, Node and the platforms.
  const isCode = /^[a-z]{3}$/i.test(currency);
  return new Intl.NumberFormat(
    locale,
    isCode ? { style: 'currency', currency, ...fraction } : fraction,
  ).format(amount / units);
}
