import { setLanguage } from '@adlane/ui';
import { readEnglishLocale } from './readEnglishLocale';
import { languageKey, readLanguageCode } from './readLanguageCode';

/** A language of the app. */
export type Language = {
  readonly code: string;
  /** In the language itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** For dates and numbers; undefined for the browser's. */
  readonly locale: string | undefined;
};

const english: Language = {
  code: 'en',
  name: 'English',
  dir: 'ltr',
  locale: readEnglishLocale(navigator.language),
};

/** All languages; the first one needs no catalogue. */
export const languages: readonly Language[] = [
  english,
  { code: 'ar', name: 'العربية', dir: 'rtl', locale: 'ar-u-nu-latn' },
];

/** Returns the language chosen in this browser. English by default: the browser's may be translated in part only. */
export function readLanguage(): Language {
  const stored = readLanguageCode();
  return languages.find(({ code }) => code === stored) ?? english;
}

/** Loads the texts of the chosen language. Without them, for example offline, the app shows in English. */
export async function loadLanguage(): Promise<Language> {
  const language = readLanguage();
  if (language === english) {
    if (english.locale !== undefined) setLanguage(english.locale, {});
    return english;
  }
  try {
    const { default: texts } = await import('./ar.json');
    setLanguage(language.locale, texts);
    return language;
  } catch {
    setLanguage(english.locale, {});
    return english;
  }
}

/** Stores another language and starts the app again in it. */
export function changeLanguage(code: string): void {
  try {
    window.localStorage.setItem(languageKey, code);
  } catch {
    // Storage is blocked: the language stays.
  }
  window.location.reload();
}
