import { expect, it } from 'vitest';
import { computePeriod } from './usePeriod';

it.each([
  [1, '2026-11-23', '2026-11-23'],
  [7, '2026-11-17', '2026-11-23'],
  [30, '2026-10-25', '2026-11-23'],
])('a period of %i days runs from %s to %s, the day of the user', (days, from, to) => {
  expect(computePeriod(days, new Date(2026, 10, 23, 0, 30))).toEqual({ from, to });
  expect(computePeriod(days, new Date(2026, 10, 23, 23, 30))).toEqual({ from, to });
});
