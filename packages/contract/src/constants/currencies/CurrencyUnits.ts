/** How many of a platform's units make one of a currency, by ISO 4217 code. */
export type CurrencyUnits = ReadonlyMap<string, number>;

/** Builds a table from the codes of each unit: `{ 100: 'EUR USD', 1: 'JPY' }`. */
export function buildCurrencyUnits(codesByUnit: Readonly<Record<number, string>>): CurrencyUnits {
  return new Map(
    Object.entries(codesByUnit).flatMap(([unit, codes]) =>
      codes.split(/\s+/).map((code) => [code, Number(unit)] as const),
    ),
  );
}
