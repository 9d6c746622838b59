import { createContext, use, useMemo } from 'react';

/** The language tag of dates and texts. */
export const LanguageContext = createContext('en');

type Format = (iso: string) => string;

/** Returns a formatter of dates in the frame's language. */
export function useFormatDate(): Format {
  return useFormat(dateOnly);
}

/** Returns a formatter of dates with the time in the frame's language. */
export function useFormatTime(): Format {
  return useFormat(dateAndTime);
}

/** Returns a formatter of times within the next days in the frame's language: "Monday at 9:00". */
export function useFormatWeekday(): Format {
  return useFormat(weekdayAndTime);
}

const weekdayAndTime: Intl.DateTimeFormatOptions = { weekday: 'long', hour: 'numeric', minute: '2-digit' };
const dateOnly: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };
const dateAndTime: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

function useFormat(options: Intl.DateTimeFormatOptions): Format {
  const language = use(LanguageContext);
  return useMemo(() => {
    const format = createFormat(language, options);
    return (iso) => format.format(new Date(iso));
  }, [language, options]);
}

function createFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, options);
  } catch {
    // Pages may name a language that is none.
    return new Intl.DateTimeFormat('en', options);
  }
}
