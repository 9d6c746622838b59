import { getDateFormat } from '@adlane/contract/rules';
import { invalid } from '../../../http/problem';

/** Days of a widget by default. */
const defaultDays = 30;
/** Maximum days of a widget: two years and a day. */
const maxDays = 731;
const dayMs = 86_400_000;

/** Days from the first to the last, both inclusive, as `YYYY-MM-DD`. */
export type DayRange = { readonly from: string; readonly to: string };

/** Returns how much of its day has passed at an instant in an IANA time zone, from 0 to 1. */
export function getDayShare(timeZone: string, instant: Date): number {
  const time = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const [hours = 0, minutes = 0] = getDateFormat('en', time).format(instant).split(':').map(Number);
  return (hours * 60 + minutes) / (24 * 60);
}

/** Returns the day `days` after another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function countDays({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/**
 * Returns the days of a widget: the requested ones; a missing end is completed to 30 days up to `today`.
 * @throws Problem 422 if they end before they start, or are too many
 */
export function resolveDays(
  requested: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): DayRange {
  const to =
    requested.to ?? (requested.from !== undefined && requested.from > today ? requested.from : today);
  const from = requested.from ?? addDays(to, 1 - defaultDays);
  if (from > to) throw invalid({ to: ['The last day is before the first one.'] });
  if (countDays({ from, to }) > maxDays) throw invalid({ from: [`Please choose at most ${maxDays} days.`] });
  return { from, to };
}

/** Returns as many days, right before. */
export function getDaysBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -countDays(range)), to: addDays(range.from, -1) };
}

/** Lists every day of a range, oldest first. */
export function listDays(range: DayRange): string[] {
  return Array.from({ length: countDays(range) }, (_none, index) => addDays(range.from, index));
}
