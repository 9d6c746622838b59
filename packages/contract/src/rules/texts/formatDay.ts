import { formatDayBy } from '../formats/intlFormats';

/** Formats a day, `2026-11-02`, the same in every time zone: 'Nov 2, 2026'; without a locale in the device's language. */
export function formatDay(day: string, locale?: string): string {
  return formatDayBy(day, locale, { dateStyle: 'medium' });
}
