import currencyOffsets from './currencyOffsets.json';
import { badParameter } from './graphFault';

/**
 * Meta's own table (Marketing API, "Currency codes"): how many units of the API make one of a currency. The double has its
 * own copy, so that it notices a caller that counts in other units.
 */
const offsets = new Map(Object.entries(currencyOffsets));

/** How many of Meta's units make one of each currency. */
export const facebookOffsets: ReadonlyMap<string, number> = offsets;

/** Currencies that Meta lists. */
export const facebookCurrencies: readonly string[] = [...offsets.keys()];

/** Fields of campaigns and ad sets that are amounts of the account's currency. */
const amountFields = ['daily_budget', 'lifetime_budget', 'bid_amount', 'spend_cap'] as const;

/** Returns how many units make one of a currency. @throws GraphFault for one that Meta does not list */
export function getOffset(currency: string): number {
  const offset = offsets.get(currency);
  if (offset === undefined) throw badParameter(`The currency ${currency} is not supported.`, 'currency');
  return offset;
}

/** Formats units as Ads Manager shows them: 500 TWD is 'TWD 500', 500 USD is 'USD 5.00'. */
export function formatAmount(units: number, currency: string): string {
  const offset = getOffset(currency);
  return `${currency} ${(units / offset).toFixed(offset === 1 ? 0 : 2)}`;
}

/** Formats the amounts among fields as Ads Manager shows them. */
export function formatAmounts(
  fields: Readonly<Record<string, unknown>>,
  currency: string,
): Partial<Record<(typeof amountFields)[number], string>> {
  return Object.fromEntries(
    amountFields
      .filter((name) => fields[name] !== undefined)
      .map((name) => [name, formatAmount(Number(fields[name]), currency)]),
  );
}
