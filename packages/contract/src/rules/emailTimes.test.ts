import { describe, expect, it } from 'vitest';
import { findEmailTime } from './emailTimes';

type Times = Parameters<typeof findEmailTime>[0];

const berlin = { time_zone: 'Europe/Berlin', quiet_hours: null, digest_at: null } satisfies Times;
const night = { ...berlin, quiet_hours: { from: '22:00', to: '07:00' } };
const lunch = { ...berlin, quiet_hours: { from: '12:00', to: '13:00' } };
const daily = { ...berlin, digest_at: '08:00' };

describe('an email that is due', () => {
  it.each<[string, Times, string, string]>([
    ['is sent at once without any of both', berlin, '2026-11-30T02:00:00Z', '2026-11-30T02:00:00.000Z'],
    ['is sent until quiet hours begin', night, '2026-11-30T20:59:59Z', '2026-11-30T20:59:59.000Z'],
    ['waits as they begin', night, '2026-11-30T21:00:00Z', '2026-12-01T06:00:00.000Z'],
    [
      'waits after midnight until the same morning',
      night,
      '2026-12-01T05:59:59Z',
      '2026-12-01T06:00:00.000Z',
    ],
    ['is sent as they end', night, '2026-12-01T06:00:00Z', '2026-12-01T06:00:00.000Z'],
    ['waits within hours of one day', lunch, '2026-11-30T11:30:00Z', '2026-11-30T12:00:00.000Z'],
    ['is sent before them', lunch, '2026-11-30T10:59:59Z', '2026-11-30T10:59:59.000Z'],
    ['waits by the clock in summer', night, '2026-07-01T20:00:00Z', '2026-07-02T05:00:00.000Z'],
    ['waits through the end of summer time', night, '2026-10-24T21:00:00Z', '2026-10-25T06:00:00.000Z'],
    ['waits for the daily email of the day', daily, '2026-11-30T06:59:59Z', '2026-11-30T07:00:00.000Z'],
    ['waits for that of the next day', daily, '2026-11-30T07:00:00Z', '2026-12-01T07:00:00.000Z'],
    [
      'waits for the end of quiet hours around the daily email',
      { ...night, digest_at: '06:00' },
      '2026-11-30T12:00:00Z',
      '2026-12-01T06:00:00.000Z',
    ],
  ])('%s', (_title, times, now, sentAt) => {
    expect(findEmailTime(times, new Date(now), false).toISOString()).toBe(sentAt);
  });

  it('does not wait for another day once it has waited, but for quiet hours', () => {
    const now = new Date('2026-11-30T12:00:00Z');
    expect(findEmailTime(daily, now, true)).toEqual(now);
    const evening = new Date('2026-11-30T21:30:00Z');
    const times = { ...night, digest_at: '22:30' };
    expect(findEmailTime(times, evening, true).toISOString()).toBe('2026-12-01T06:00:00.000Z');
  });
});
