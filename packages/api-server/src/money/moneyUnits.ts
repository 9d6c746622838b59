const microsPerUnit = 1_000_000;

/** Returns how many of a currency's smallest units make one unit: 100 for USD, 1 for JPY. */
export function getUnitsPerMajor(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
}

/** Converts an amount in the smallest unit to Google's micros, as text. */
export function toMicros(amount: number, currency: string): string {
  return String(Math.round((amount * microsPerUnit) / getUnitsPerMajor(currency)));
}

/** Converts micros to the smallest unit, rounded. */
export function fromMicros(micros: number, currency: string): number {
  return Math.round((micros * getUnitsPerMajor(currency)) / microsPerUnit);
}

/** Converts a text in units, e.g. `12.34`, to the smallest unit. */
export function parseAmount(text: string, currency: string): number {
  const units = Number(text);
  return Number.isFinite(units) ? Math.round(units * getUnitsPerMajor(currency)) : 0;
}

/** Formats an amount in the smallest unit for messages: 1250 USD is '$12.50'. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / getUnitsPerMajor(currency));
}
