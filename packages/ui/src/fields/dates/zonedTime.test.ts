import { describe, expect, it } from 'vitest';
import { toInstant, toWallTime } from './zonedTime';

describe('toWallTime and toInstant', () => {
  it.each([
    ['UTC', '2026-03-01T09:30', '2026-03-01T09:30:00.000Z'],
    ['America/New_York', '2026-01-15T09:00', '2026-01-15T14:00:00.000Z'],
    ['America/New_York', '2026-07-15T09:00', '2026-07-15T13:00:00.000Z'],
    ['Asia/Kolkata', '2026-07-15T09:00', '2026-07-15T03:30:00.000Z'],
    ['Pacific/Auckland', '2026-01-01T00:00', '2025-12-31T11:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ])('convert in %s the wall time %s to %s and back', (zone, wall, instant) => {
    expect(toInstant(wall, zone)).toBe(instant);
    expect(toWallTime(instant, zone)).toBe(wall);
  });

  it('toInstant moves a time that a clock change skips forward by an hour', () => {
    expect(toInstant('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });

  it('toInstant uses the first instant of an ambiguous time', () => {
    expect(toInstant('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('toInstant returns undefined for invalid times', () => {
    expect([toInstant('', 'UTC'), toWallTime(undefined, 'UTC'), toWallTime('soon', 'UTC')]).toEqual([
      undefined,
      '',
      '',
    ]);
  });
});
