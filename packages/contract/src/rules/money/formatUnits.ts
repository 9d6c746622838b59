import { getNumberFormat } from '../formats/intlFormats';
import { formatCurrency } from './formatCurrency';

type Unit = { readonly currency: string; readonly units: number; readonly locale: string | undefined };

/** Formats an amount that counts in parts of a currency, with the digits of those parts. */
export function formatUnits(amount: number, { currency, units, locale }: Unit): string {
  const digits = Math.round(Math.log10(units));
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // `Intl` knows symbols and separators. Its digits differ between browsers, Node and the platforms.
  const isCode = /^[a-z]{3}$/i.test(currency);
  return isCode
    ? formatCurrency(amount / units, locale, { currency, ...fraction })
    : getNumberFormat(locale, fraction).format(amount / units);
}
