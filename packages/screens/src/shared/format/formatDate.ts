import { getDeviceDateFormat } from '@adlane/contract/rules';
import { getLocale } from '@adlane/ui';

/** Formats an instant as a day in the user's time zone: 'Nov 2, 2026'. */
export function formatDate(instant: string, locale = getLocale()): string {
  const date = new Date(instant);
  return getDeviceDateFormat(date, locale, { dateStyle: 'medium' }).format(date);
}
