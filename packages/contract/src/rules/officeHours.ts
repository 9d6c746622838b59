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

const dayMs = 24 * 60 * 60 * 1000;
const daysOfWeek = 7;

/** Returns a clock's time in a zone as if it were UTC. */
function toWallTime(instant: Date, timeZone: string): Date {
  return new Date(`${instant.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
}

/** Returns the instant at which a clock in the zone shows a time; one that a clock skips is an hour later. */
function toInstant(wallTime: Date, timeZone: string): Date {
  const guess = wallTime.getTime();
  const shift = (at: number) => toWallTime(new Date(at), timeZone).getTime() - at;
  const first = guess - shift(guess);
  return new Date(guess - shift(first));
}

/** Returns a time of a wall-time day. */
function atTime(day: Date, time: string): Date {
  return new Date(`${day.toISOString().slice(0, 10)}T${time}:00Z`);
}

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
    const opening = atTime(new Date(wallTime.getTime() + ahead * dayMs), hours.from);
    if (opening > wallTime && isDay(hours, opening)) return toInstant(opening, hours.time_zone);
  }
  return null;
}
