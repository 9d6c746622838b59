import { countryCodes } from '@adlane/contract/constants';

/** A country as the user reads it; its code where the browser knows no name. */
export function formatCountryName(code: string, locale?: string): string {
  return new Intl.DisplayNames(locale === undefined ? [] : [locale], { type: 'region' }).of(code) ?? code;
}

/** The country that a language tag most likely belongs to: a guess to start with. Nothing for improper tags. */
export function findLanguageCountry(tag: string): string | undefined {
  try {
    const { region } = new Intl.Locale(tag).maximize();
    return countryCodes.find((code) => code === region);
  } catch {
    return undefined;
  }
}
