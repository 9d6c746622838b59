import { getNumberFormat } from '../formats/intlFormats';

/** A symbol such as 'US$'. Its last letter has no direction and would move before the others among Arabic letters. */
const lettersAndDollar = /\p{L}+\$/u;
const leftToRightMark = '\u200E';

/**
 * Formats an amount in units of its currency.
 * @param locale language of separators and symbols; the page's without one
 */
export function formatCurrency(
  amount: number,
  locale: string | undefined,
  options: Intl.NumberFormatOptions & { readonly currency: string },
): string {
  const text = getNumberFormat(locale, { style: 'currency', ...options }).format(amount);
  const isRightToLeft = text.includes('\u200F');
  return isRightToLeft ? text.replace(lettersAndDollar, (symbol) => `${symbol}${leftToRightMark}`) : text;
}
