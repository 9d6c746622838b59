import { atTime, toInstant, toWallTime } from './wallTime';

/** When a team answers: the same hours on each of its days. */
export type OfficeHours = {
  /** An IANA name, such as `Europe/Berlin`. */
  readonly time_zone: string;
  /** Days of the week, 1 for Monday to 7 for Sunday. */
  readonly days: readonly number[];
  /** `09:00`, in the time zone. */
  readonly from: string;
  /** Later than `from`, on the same day. */
  readonly to: string;
};

const daysOfWeek = 7;

const isDay = ({ days }: OfficeHours, day: Date) => days.includes(day.getUTCDay() || daysOfWeek);

/** Returns whether the team answers at an instant. */
export function isWithinOfficeHours(hours: OfficeHours, now: Date): boolean {
  const wallTime = toWallTime(now, hours.time_zone);
  return (
    isDay(hours, wallTime) &&
    atTime(wallTime, hours.from) <= wallTime &&
    wallTime < atTime(wallTime, hours.to)
  );
}

/** Returns when the team is back; null while it answers, or if it has no days. */
export function findNextOpening(hours: OfficeHours, now: Date): Date | null {
  if (isWithinOfficeHours(hours, now)) return null;
  const wallTime = toWallTime(now, hours.time_zone);
  for (let ahead = 0; ahead <= daysOfWeek; ahead += 1) {
    const opening = atTime(wallTime, hours.from, ahead);
    if (opening > wallTime && isDay(hours, opening)) return toInstant(opening, hours.time_zone);
  }
  return null;
}
