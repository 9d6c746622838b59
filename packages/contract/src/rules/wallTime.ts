import { getDateFormat } from './formats/intlFormats';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns a clock's time in a zone as if it were UTC. */
export function toWallTime(instant: Date, timeZone: string): Date {
  const format = getDateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const seconds = Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
  return new Date(seconds + instant.getUTCMilliseconds());
}

/** Returns the instant at which a clock in the zone shows a time; one that a clock skips is an hour later. */
export function toInstant(wallTime: Date, timeZone: string): Date {
  const guess = wallTime.getTime();
  const shift = (at: number) => toWallTime(new Date(at), timeZone).getTime() - at;
  const first = guess - shift(guess);
  return new Date(guess - shift(first));
}

/** Returns the day of an instant in a zone, `YYYY-MM-DD`. */
export function toDay(instant: Date, timeZone: string): string {
  return getDateFormat('en-CA', { timeZone }).format(instant);
}

/** Returns the instant at which a day, `YYYY-MM-DD`, begins in a zone. */
export function toDayStart(day: string, timeZone: string): Date {
  return toInstant(new Date(day), timeZone);
}

/** Returns the last second of a day, `YYYY-MM-DD`, in a zone; the day may have 23 or 25 hours. */
export function toDayEnd(day: string, timeZone: string): Date {
  const lastSecond = new Date(Date.parse(day) + dayMs - 1000);
  return toInstant(lastSecond, timeZone);
}

/** Returns a time, such as `09:00`, of a wall-time day or of one after it. */
export function atTime(day: Date, time: string, daysAhead = 0): Date {
  const at = new Date(day.getTime() + daysAhead * dayMs);
  return new Date(`${at.toISOString().slice(0, 10)}T${time}:00Z`);
}
