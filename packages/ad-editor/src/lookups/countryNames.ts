import { countryCodes } from '@adlane/contract/constants';
import { getDisplayNames } from '@adlane/contract/rules';
import { getLocale } from '@adlane/ui';

/** A country as the user reads it; its code where the browser knows no name. */
export function formatCountryName(code: string, locale = getLocale()): string {
  return getDisplayNames(locale, { type: 'region' }).of(code) ?? code;
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

/** Returns the country of the user's browser; undefined on a server. */
export function findUserCountry(): string | undefined {
  return typeof navigator === 'undefined' ? undefined : findLanguageCountry(navigator.language);
}
