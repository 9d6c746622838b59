import { en } from './en';
import type { Texts } from './Texts';

/** Languages besides English; each is loaded when it is needed. */
export const languages = {
  de: () => import('./de').then(({ de }) => de),
  fr: () => import('./fr').then(({ fr }) => fr),
  es: () => import('./es').then(({ es }) => es),
  pt: () => import('./pt').then(({ pt }) => pt),
  ar: () => import('./ar').then(({ ar }) => ar),
  ja: () => import('./ja').then(({ ja }) => ja),
} as const satisfies Readonly<Record<string, () => Promise<Texts>>>;

/** Code of a translated language. */
export type Language = keyof typeof languages;

function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}

/** Returns the translated language of a tag such as `pt-BR`; undefined for English and languages without texts. */
export function findLanguage(tag: string | undefined): Language | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return isLanguage(code) ? code : undefined;
}

/** Loads the texts of a language; English if they cannot be loaded. */
export function loadTexts(language: Language): Promise<Texts> {
  return languages[language]().catch(() => en);
}
