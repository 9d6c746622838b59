import { getAdDigits, getNumberFormat, toAdUnits } from '@adlane/contract/rules';

/** Returns the decimal and the thousands mark of a language. */
function findMarks(locale: string | undefined): readonly [decimal: string, group: string] {
  const options = { numberingSystem: 'latn', useGrouping: true } as const;
  const parts = getNumberFormat(locale, options).formatToParts(12_345_678.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return [find('decimal'), find('group')];
}

/** Builds the part of a pattern that matches a mark; all spaces are the same one. */
const toPattern = (mark: string) => (mark.trim() === '' ? '\\s' : `\\${mark}`);

/** Finds the code of a currency in an amount such as '25 EUR'. */
export function findCurrencyCode(text: string): string | undefined {
  return /(?:^|[^A-Z])([A-Z]{3})(?:[^A-Z]|$)/.exec(text.toUpperCase())?.[1];
}

/**
 * Parses an amount as it is written in a language, with or without a currency: '1.250,50 €' in German. Returns it in the ad
 * platforms' smallest unit; undefined if it is no amount of this currency.
 */
export function parseBudget(text: string, currency: string, locale: string | undefined): number | undefined {
  const bare = text.replace(/\p{L}|\p{Sc}/gu, '').trim();
  const [decimal, group] = findMarks(locale);
  const between = toPattern(group);
  const digits = getAdDigits(currency);
  const fraction = digits === 0 ? '' : `(?:${toPattern(decimal)}\\d{1,${digits}})?`;
  if (!new RegExp(`^(?:\\d+|\\d{1,3}(?:${between}\\d{3})+)${fraction}$`).test(bare)) return undefined;
  const plain = bare.replace(new RegExp(between, 'g'), '').replace(decimal, '.');
  const amount = toAdUnits(Number(plain), currency);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}
