import { getDisplayNames } from '@adlane/contract/rules';
import { getLocale } from '@adlane/ui';

/** Formats the name of a language: in English as it is given, in other languages as the browser knows it. */
export function formatLanguageName(tag: string, english: string): string {
  const locale = getLocale();
  if (locale === undefined) return english;
  return getDisplayNames(locale, { type: 'language' }).of(tag) ?? english;
}
