import { formatDeviceDate } from '@adlane/contract/rules';
import { getLocale } from '@adlane/ui';

/** Formats an instant as a day in the user's time zone: 'Nov 2, 2026'. */
export function formatDate(instant: string, locale = getLocale()): string {
  return formatDeviceDate(instant, locale, { dateStyle: 'medium' });
}
