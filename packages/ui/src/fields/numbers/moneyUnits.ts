/** Returns the number of fraction digits of a currency: 2 for USD, 0 for JPY (ISO 4217 through Intl). */
export function getFractionDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** Converts an amount to major units: 1250 USD cents are 12.5 dollars. */
export function toMajorUnits(amount: number, currency: string): number {
  return amount / 10 ** getFractionDigits(currency);
}

/** Converts to the smallest unit, as an integer: 12.5 dollars are 1250 cents. `NaN` stays `NaN`. */
export function toSmallestUnit(amount: number, currency: string): number {
  return Math.round(amount * 10 ** getFractionDigits(currency));
}

/** Returns the symbol of a currency: '$' or 'CHF'. */
export function formatCurrencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
}

/** Formats an amount in a currency's smallest unit: 1250 USD is '$12.50'. */
export function formatMoney(amount: number, currency: string, locale?: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(toMajorUnits(amount, currency));
}
