import { getRelativeTimeFormat } from '@adlane/contract/rules';
import { getLocale, translate } from '@adlane/ui';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats an instant by its distance from now: '2 minutes ago', or 'just now' within a minute. */
export function formatAgo(instant: string, now = new Date()): string {
  const ms = now.getTime() - Date.parse(instant);
  const step = steps.find(([, length]) => ms >= length);
  if (!step) return translate('just now');
  const [unit, length] = step;
  const format = getRelativeTimeFormat(getLocale() ?? 'en', { numeric: 'always' });
  return format.format(-Math.floor(ms / length), unit);
}
