import { toInstant } from '@adlane/contract/rules';

/** How times of a file are read. */
export type TimeRules = {
  /** No contact was seen later. */
  readonly now: Date;
  /** IANA name of the zone of times that name none. */
  readonly time_zone: string;
};

/** Characters of a time: one with the name of its zone has half as many. Reading takes longer than in proportion to them. */
const longestTime = 120;
/** Ends of times with a zone: `Z`, `UTC`, `GMT+0200 (Central European Summer Time)`, `EST`; and `08:00:00 +02:00`. */
const zoneNames = /(?:\dz|utc|gmt|[ecmp][sd]t)\s*(?:[+-]\d{1,2}:?\d{0,2})?(?:\s*\(.*\))?$/i;
const offsets = /\d:\d\d(?:[:.\d]*)\s*(?:[ap]m)?\s*[+-]\d\d:?(?:\d\d)?$/i;

/**
 * Reads a time; a day is its first moment. Without a zone, it is a time of a clock in `time_zone`: not of one where the
 * server is, as `Date` reads times, and not UTC, as it reads days.
 */
export function readTime(cell: string, { time_zone }: Pick<TimeRules, 'time_zone'>): Date | undefined {
  const text = cell.trim();
  if (text.length > longestTime) return undefined;
  const hasZone = zoneNames.test(text) || offsets.test(text);
  // `Date` reads no zone after an ISO time with a T.
  const time = new Date(hasZone ? text : `${text.replace(/(?<=\d)T(?=\d)/i, ' ')} UTC`);
  const year = time.getUTCFullYear();
  if (!(year >= 1000 && year <= 9999)) return undefined;
  return hasZone ? time : toInstant(time, time_zone);
}
