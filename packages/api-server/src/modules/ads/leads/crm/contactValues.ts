import { leadFormLocaleCodes } from '@adlane/contract/constants';
import { getDisplayNames } from '@adlane/contract/rules';
import { countries } from 'countries-list';
import type { CustomField } from '../../../../connectors/goHighLevel/shapes';
import { formatAnswer, type LeadAnswer } from '../answers/listLeadAnswers';

/** Orders of a date's parts: ISO, Facebook's `MM/DD/YYYY`, and the one with dots. */
const dateOrders = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, [1, 2, 3]],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, [3, 1, 2]],
  [/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/, [3, 2, 1]],
] as const;

/** Returns a typed date as YYYY-MM-DD; undefined if it is none. */
export function toIsoDate(text: string): string | undefined {
  for (const [pattern, order] of dateOrders) {
    const parts = pattern.exec(text.trim());
    if (!parts) continue;
    const [year = '', month = '', day = ''] = order.map((index) => (parts[index] ?? '').padStart(2, '0'));
    // Where the month can only be the day, both are swapped.
    return (
      findDate(year, month, day) ?? (pattern === dateOrders[1][0] ? findDate(year, day, month) : undefined)
    );
  }
  return undefined;
}

function findDate(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month}-${day}`;
  const date = new Date(`${text}T00:00:00Z`);
  // An invalid day moves the date to the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

let codesByName: ReadonlyMap<string, string> | undefined;

/** Returns the code of a country that is named by its code, or in a language that lead forms can have. */
export function toCountryCode(text: string): string | undefined {
  codesByName ??= listCountryNames();
  return codesByName.get(toComparableName(text));
}

function listCountryNames(): Map<string, string> {
  const languages = [...new Set(leadFormLocaleCodes.map((code) => code.slice(0, 2).toLowerCase()))];
  const names = languages.map((language) => getDisplayNames(language, { type: 'region' }));
  return new Map(
    Object.entries(countries).flatMap(([code, { name, native }]) =>
      [code, name, native, ...names.map((each) => each.of(code) ?? '')].map(
        (each) => [toComparableName(each), code] as const,
      ),
    ),
  );
}

function toComparableName(text: string): string {
  return text.trim().toLocaleLowerCase('en');
}

/** Returns an answer as the value that a custom field takes; undefined if it does not fit. */
export function toCustomFieldValue(
  field: Pick<CustomField, 'dataType' | 'picklistOptions' | 'isAllowedCustomOption'>,
  answer: Pick<LeadAnswer, 'values'>,
): string | number | readonly string[] | undefined {
  const text = formatAnswer(answer);
  switch (field.dataType) {
    case 'TEXT':
    case 'LARGE_TEXT':
    case 'PHONE':
      return text;
    case 'NUMERICAL':
    case 'MONETORY':
      return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
    case 'DATE':
      return toIsoDate(text);
    case 'SINGLE_OPTIONS':
    case 'RADIO':
      return findOption(field, text);
    case 'CHECKBOX':
    case 'MULTIPLE_OPTIONS': {
      const found = answer.values.map((value) => findOption(field, value));
      const options = found.filter((option) => option !== undefined);
      return options.length === found.length ? options : undefined;
    }
    default:
      // Files, lists of text boxes, and types of later versions.
      return undefined;
  }
}

function findOption(
  { picklistOptions, isAllowedCustomOption }: Pick<CustomField, 'picklistOptions' | 'isAllowedCustomOption'>,
  text: string,
): string | undefined {
  const given = text.trim().toLowerCase();
  const option = picklistOptions.find((each) => each.trim().toLowerCase() === given);
  return option ?? (isAllowedCustomOption ? text.trim() : undefined);
}
