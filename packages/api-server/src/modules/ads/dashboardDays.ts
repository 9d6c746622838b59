import { invalid } from '../../http/problem';

/** Days a widget counts where none are named. */
const defaultDays = 30;
/** The longest time a widget counts: two years and a day. */
const maxDays = 731;
const dayMs = 86_400_000;

/** Days from the first to the last, both included, as `YYYY-MM-DD`. */
export type DayRange = { readonly from: string; readonly to: string };

/** The day that an instant lies in, in an IANA zone. */
export function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);
}

/** The day `days` after another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function countDays({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/**
 * The days that a widget counts: the named ones; where an end is missing, 30 days up to `today`.
 * @throws Problem 422 where they end before they start, or are too many
 */
export function dashboardDays(
  requested: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): DayRange {
  const to =
    requested.to ?? (requested.from !== undefined && requested.from > today ? requested.from : today);
  const from = requested.from ?? addDays(to, 1 - defaultDays);
  if (from > to) throw invalid({ to: ['The last day lies before the first one.'] });
  if (countDays({ from, to }) > maxDays) throw invalid({ from: [`At most ${maxDays} days can be counted.`] });
  return { from, to };
}

/** As many days, right before. */
export function daysBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -countDays(range)), to: addDays(range.from, -1) };
}

/** Every day of a range, the first one first. */
export function eachDay(range: DayRange): string[] {
  return Array.from({ length: countDays(range) }, (_none, index) => addDays(range.from, index));
}
