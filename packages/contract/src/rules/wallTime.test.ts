import { describe, expect, it } from 'vitest';
import { toDay, toDayEnd, toDayStart } from './wallTime';

describe('days of a zone', () => {
  it.each([
    [
      'an ordinary day',
      '2026-11-20',
      'America/New_York',
      '2026-11-20T05:00:00.000Z',
      '2026-11-21T04:59:59.000Z',
    ],
    ['UTC', '2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z', '2026-11-20T23:59:59.000Z'],
    [
      'an hour that is skipped in the east',
      '2026-10-04',
      'Australia/Sydney',
      '2026-10-03T14:00:00.000Z',
      '2026-10-04T12:59:59.000Z',
    ],
    [
      'an hour that comes twice in the east',
      '2026-04-05',
      'Australia/Sydney',
      '2026-04-04T13:00:00.000Z',
      '2026-04-05T13:59:59.000Z',
    ],
    [
      'an hour that is skipped in the west',
      '2026-03-08',
      'America/New_York',
      '2026-03-08T05:00:00.000Z',
      '2026-03-09T03:59:59.000Z',
    ],
    [
      'an hour that comes twice in the west',
      '2026-11-01',
      'America/New_York',
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T04:59:59.000Z',
    ],
  ])('begin and end where the zone says: %s', (_what, day, timeZone, start, end) => {
    expect(toDayStart(day, timeZone).toISOString()).toBe(start);
    expect(toDayEnd(day, timeZone).toISOString()).toBe(end);
    expect([toDay(new Date(start), timeZone), toDay(new Date(end), timeZone)]).toEqual([day, day]);
    expect(toDay(new Date(Date.parse(start) - 1000), timeZone)).not.toBe(day);
    expect(toDay(new Date(Date.parse(end) + 1000), timeZone)).not.toBe(day);
  });
});
