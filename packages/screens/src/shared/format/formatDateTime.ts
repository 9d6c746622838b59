import { formatInstant } from '@adlane/contract/rules';
import { getLocale } from '@adlane/ui';

/** Formats an instant in the user's time zone: 'Nov 2, 2026, 3:45 PM'. */
export function formatDateTime(instant: string, locale = getLocale()): string {
  return formatInstant(instant, locale);
}
