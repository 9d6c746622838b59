/** Converts an amount to major units: with 2 digits, 1250 are 12.5. */
export function toMajorUnits(amount: number, digits: number): number {
  return amount / 10 ** digits;
}

/** Rounding errors of numbers such as 0.29 * 100 are smaller. */
const tolerance = 1e-6;

/**
 * Converts to the smallest unit, as an integer: with 2 digits, 12.5 are 1250. An amount with more digits is `NaN`: rounded, it
 * would replace what is being typed, and the next digit would make it ten times as much.
 */
export function toSmallestUnit(amount: number, digits: number): number {
  const exact = amount * 10 ** digits;
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < tolerance ? whole : Number.NaN;
}

/** Returns the symbol of a currency: '$' or 'CHF'. */
export function formatCurrencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
}
