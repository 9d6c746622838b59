import { atTime, toInstant, toWallTime } from './wallTime';

/** When a user gets emails about notifications. */
type Times = {
  /** An IANA name, such as `Europe/Berlin`. */
  readonly time_zone: string;
  /** Times between which nothing is emailed; `to` may be on the next day. Null for no such time. */
  readonly quiet_hours: { readonly from: string; readonly to: string } | null;
  /** When the emails of a day are sent as one, such as `08:00`; null sends each of them. */
  readonly digest_at: string | null;
};

/**
 * Returns when an email that is due now is sent: now, or at the time of the daily email, or as the quiet hours end.
 * @param hasWaited true for one that has waited for either: it does not wait for another day
 */
export function findEmailTime(times: Times, now: Date, hasWaited: boolean): Date {
  const { time_zone, quiet_hours, digest_at } = times;
  const next = digest_at === null || hasWaited ? now : findNext(digest_at, now, time_zone);
  return quiet_hours !== null && isQuiet(quiet_hours, next, time_zone)
    ? findNext(quiet_hours.to, next, time_zone)
    : next;
}

function findNext(time: string, after: Date, timeZone: string): Date {
  const wallTime = toWallTime(after, timeZone);
  const today = atTime(wallTime, time);
  return toInstant(today > wallTime ? today : atTime(wallTime, time, 1), timeZone);
}

type QuietHours = NonNullable<Times['quiet_hours']>;

function isQuiet({ from, to }: QuietHours, at: Date, timeZone: string): boolean {
  const time = toWallTime(at, timeZone).toISOString().slice(11, 16);
  return from < to ? from <= time && time < to : from <= time || time < to;
}
