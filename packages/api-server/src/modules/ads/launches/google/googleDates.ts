import { getDateFormat } from '@adlane/contract/rules';

const dayMs = 86_400_000;

/** Returns the day of an instant in an IANA time zone: `YYYY-MM-DD`. */
export function toDay(instant: Date, timeZone = 'UTC'): string {
  return getDateFormat('en-CA', { timeZone: timeZone || 'UTC' }).format(instant);
}

/** Returns the start of a day in an IANA time zone. */
export function toInstant(day: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const local = new Date(utc).toLocaleString('sv-SE', { timeZone: timeZone || 'UTC' });
  return new Date(utc - (Date.parse(`${local.replace(' ', 'T')}Z`) - utc));
}

/** Returns the end of a day in an IANA time zone. */
export function toDayEnd(day: string, timeZone: string): Date {
  return new Date(toInstant(day, timeZone).getTime() + dayMs - 1000);
}
