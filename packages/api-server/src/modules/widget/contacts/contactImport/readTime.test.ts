import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTime } from './readTime';

/** Zones of servers, in which the same file means the same. */
const serverZones = ['UTC', 'America/New_York', 'Asia/Tokyo'];

const read = (text: string, time_zone = 'Europe/Berlin') => readTime(text, { time_zone })?.toISOString();

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(serverZones)('on a server in %s', (zone) => {
  it.each([
    ['2026-05-01T08:00:00', '2026-05-01T06:00:00.000Z'],
    ['2026-05-01T08:00', '2026-05-01T06:00:00.000Z'],
    ['2026-05-01 08:00:00.250', '2026-05-01T06:00:00.250Z'],
    ['5/1/2026 8:00 AM', '2026-05-01T06:00:00.000Z'],
    ['1 May 2026 08:00', '2026-05-01T06:00:00.000Z'],
    ['2026-01-01 08:00', '2026-01-01T07:00:00.000Z'],
    // Days begin in the zone, too.
    ['2026-05-01', '2026-04-30T22:00:00.000Z'],
    ['May 1, 2026', '2026-04-30T22:00:00.000Z'],
    // A clock skips 02:30 on this day, and shows it twice on the other.
    ['2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s without a zone is a time in Berlin', (text, time) => {
    vi.stubEnv('TZ', zone);
    expect(read(text)).toBe(time);
  });

  it.each([
    ['2026-05-01T08:00:00Z', '2026-05-01T08:00:00.000Z'],
    ['2026-05-01T08:00:00.000z', '2026-05-01T08:00:00.000Z'],
    ['2026-05-01T08:00:00-05:00', '2026-05-01T13:00:00.000Z'],
    ['2026-05-01 08:00:00+02', '2026-05-01T06:00:00.000Z'],
    ['2026-05-01 8:00 PM -0500', '2026-05-02T01:00:00.000Z'],
    ['2026-05-01 08:00 UTC', '2026-05-01T08:00:00.000Z'],
    ['1 May 2026 08:00 EST', '2026-05-01T13:00:00.000Z'],
    ['Fri May 01 2026 08:00:00 GMT-0300 (Brasilia Standard Time)', '2026-05-01T11:00:00.000Z'],
  ])('%s stays in its zone', (text, time) => {
    vi.stubEnv('TZ', zone);
    expect(read(text)).toBe(time);
  });

  it.each(['yesterday', '20260501', '1714550400', '2026-13-01', '0999-12-31'])('%s is no time', (text) => {
    vi.stubEnv('TZ', zone);
    expect(read(text)).toBeUndefined();
  });
});

it('a time at the limits of summer time is the zone of that time', () => {
  expect(read('2026-03-29 01:59')).toBe('2026-03-29T00:59:00.000Z');
  expect(read('2026-03-29 03:00')).toBe('2026-03-29T01:00:00.000Z');
  expect(read('2026-05-01 08:00', 'America/New_York')).toBe('2026-05-01T12:00:00.000Z');
  expect(read('2026-05-01 08:00', 'UTC')).toBe('2026-05-01T08:00:00.000Z');
});

describe('a long cell', () => {
  it('is a time up to 120 characters', () => {
    const pad = (length: number) => `2026-05-01${' '.repeat(length - 18)}08:00:00`;
    expect(read(pad(120))).toBe('2026-05-01T06:00:00.000Z');
    expect(read(pad(121))).toBeUndefined();
  });

  it.each(['utc(', '1:11', ' '])('is no time, and is read as quickly as others: %s', (part) => {
    expect(read(`1:11${part.repeat(250_000)}x`)).toBeUndefined();
  });
});
