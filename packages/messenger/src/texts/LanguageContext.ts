import { createContext, use, useMemo } from 'react';

/** The language tag of dates and texts. */
export const LanguageContext = createContext('en');

/** Returns a formatter of dates in the frame's language. */
export function useFormatDate(): (iso: string) => string {
  const language = use(LanguageContext);
  return useMemo(() => {
    const format = createDateFormat(language);
    return (iso) => format.format(new Date(iso));
  }, [language]);
}

function createDateFormat(language: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  } catch {
    // Pages may name a language that is none.
    return new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
  }
}
