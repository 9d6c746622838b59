import { describe, expect, it } from 'vitest';
import { getDayShare, getDaysBefore, listDays, resolveDays } from './resolveDays';

describe('resolveDays', () => {
  it.each([
    [{}, { from: '2026-10-23', to: '2026-11-21' }],
    [{ to: '2026-03-31' }, { from: '2026-03-02', to: '2026-03-31' }],
    [{ from: '2026-11-20' }, { from: '2026-11-20', to: '2026-11-21' }],
    [{ from: '2026-12-01' }, { from: '2026-12-01', to: '2026-12-01' }],
    [
      { from: '2026-01-01', to: '2026-01-01' },
      { from: '2026-01-01', to: '2026-01-01' },
    ],
    [
      { from: '2024-11-21', to: '2026-11-21' },
      { from: '2024-11-21', to: '2026-11-21' },
    ],
  ])('%j', (query, expected) => {
    expect(resolveDays(query, '2026-11-21')).toEqual(expected);
  });

  it.each([
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2024-11-20', to: '2026-11-21' },
  ])('refuses %j', (query) => {
    expect(() => resolveDays(query, '2026-11-21')).toThrow();
  });

  it('getDaysBefore covers as many days', () => {
    expect(getDaysBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
      from: '2026-01-29',
      to: '2026-02-28',
    });
    expect(listDays({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });
});

it.each([
  ['UTC', '2026-11-21T00:00:00Z', 0],
  ['UTC', '2026-11-21T18:00:00Z', 0.75],
  ['America/New_York', '2026-11-21T17:00:00Z', 0.5],
  ['Asia/Kolkata', '2026-11-21T18:30:00Z', 0],
])('of the day in %s, at %s the share %d has passed', (zone, instant, share) => {
  expect(getDayShare(zone, new Date(instant))).toBe(share);
});
