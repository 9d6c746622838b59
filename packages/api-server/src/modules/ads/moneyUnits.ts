const microsPerUnit = 1_000_000;

/** How many of a currency's smallest units make one unit: 100 cents a dollar, 1 yen a yen. */
export function unitsPerMajor(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
}

/** An amount in the smallest unit of its currency as Google writes it: millionths of a unit, as text. */
export function microsOf(amount: number, currency: string): string {
  return String(Math.round((amount * microsPerUnit) / unitsPerMajor(currency)));
}

/** The way back: micros to the smallest unit, rounded. */
export function amountOfMicros(micros: number, currency: string): number {
  return Math.round((micros * unitsPerMajor(currency)) / microsPerUnit);
}

/** `12.34` of a platform that writes units as text, in the smallest unit. */
export function amountOfText(text: string, currency: string): number {
  const units = Number(text);
  return Number.isFinite(units) ? Math.round(units * unitsPerMajor(currency)) : 0;
}
