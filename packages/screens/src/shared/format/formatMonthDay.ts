import { formatDayBy } from '@adlane/contract/rules';
import { getLocale } from '@adlane/ui';

/** Formats a day, `2026-11-02`, without its year: 'Nov 2'. */
export function formatMonthDay(day: string): string {
  return formatDayBy(day, getLocale(), { month: 'short', day: 'numeric' });
}
