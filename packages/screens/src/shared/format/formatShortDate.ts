import { formatDeviceDate } from '@adlane/contract/rules';
import { getLocale } from '@adlane/ui';
import { formatAgo } from './formatAgo';

const dayMs = 86_400_000;

/** Formats an instant for lists: '2 hours ago' within a day, then 'Nov 25', in another year 'Nov 25, 2025'. */
export function formatShortDate(instant: string, now = new Date()): string {
  const date = new Date(instant);
  const ageMs = now.getTime() - date.getTime();
  if (ageMs >= 0 && ageMs < dayMs) return formatAgo(instant, now);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return formatDeviceDate(instant, getLocale(), {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}
