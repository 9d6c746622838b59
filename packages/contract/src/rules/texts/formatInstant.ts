import { getDateFormat, getDeviceDateFormat } from '../formats/intlFormats';

const options = { dateStyle: 'medium', timeStyle: 'short' } as const;

/**
 * Formats an instant as date and time, 'Nov 2, 2026, 3:45 PM', without a line break before the 'PM'. A text that is no
 * instant stays as it is.
 * @param locale language of the text; the page's without one
 * @param timeZone IANA name; the page's without one
 */
export function formatInstant(instant: string, locale?: string, timeZone?: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  const format =
    timeZone === undefined
      ? getDeviceDateFormat(date, locale, options)
      : getDateFormat(locale, { ...options, timeZone });
  const parts = format.formatToParts(date);
  return parts
    .map(({ value }, index) =>
      parts[index + 1]?.type === 'dayPeriod' ? value.replace(/\s/g, '\u00A0') : value,
    )
    .join('');
}
