import { describe, expect, it } from 'vitest';
import { findNextOpening, isWithinOfficeHours, type OfficeHours } from './officeHours';

const hours: OfficeHours = { time_zone: 'Europe/Berlin', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };

describe('office hours', () => {
  it.each([
    ['before they begin on a Monday', '2026-11-30T07:59:59Z', false, '2026-11-30T08:00:00.000Z'],
    ['as they begin', '2026-11-30T08:00:00Z', true, undefined],
    ['before they end', '2026-11-30T15:59:59Z', true, undefined],
    ['as they end', '2026-11-30T16:00:00Z', false, '2026-12-01T08:00:00.000Z'],
    ['on a Friday evening', '2026-12-04T20:00:00Z', false, '2026-12-07T08:00:00.000Z'],
    ['on a Sunday', '2026-11-29T12:00:00Z', false, '2026-11-30T08:00:00.000Z'],
    [
      'after midnight there, while it is Sunday in UTC',
      '2026-11-29T23:30:00Z',
      false,
      '2026-11-30T08:00:00.000Z',
    ],
    ['in summer', '2026-07-01T06:59:59Z', false, '2026-07-01T07:00:00.000Z'],
    [
      'over the weekend in which summer time begins',
      '2026-03-28T12:00:00Z',
      false,
      '2026-03-30T07:00:00.000Z',
    ],
    ['over the weekend in which it ends', '2026-10-24T12:00:00Z', false, '2026-10-26T08:00:00.000Z'],
  ])('%s', (_title, now, isOpen, opensAt) => {
    expect(isWithinOfficeHours(hours, new Date(now))).toBe(isOpen);
    expect(findNextOpening(hours, new Date(now))?.toISOString()).toBe(opensAt);
  });

  it('on one day a week begin a week later', () => {
    const mondays = { ...hours, days: [1] };
    expect(findNextOpening(mondays, new Date('2026-11-30T16:00:00Z'))?.toISOString()).toBe(
      '2026-12-07T08:00:00.000Z',
    );
  });

  it('on no day never begin', () => {
    expect(findNextOpening({ ...hours, days: [] }, new Date('2026-11-30T08:00:00Z'))).toBeNull();
  });

  it('are those of a zone with half an hour', () => {
    const delhi = { ...hours, time_zone: 'Asia/Kolkata' };
    expect(findNextOpening(delhi, new Date('2026-11-30T03:00:00Z'))?.toISOString()).toBe(
      '2026-11-30T03:30:00.000Z',
    );
  });
});
