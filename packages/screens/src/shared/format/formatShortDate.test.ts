import { expect, it } from 'vitest';
import { formatShortDate } from './formatShortDate';

const now = new Date('2026-11-28T12:00:00.000Z');

it.each([
  ['2026-11-28T11:59:40.000Z', 'just now'],
  ['2026-11-28T10:00:00.000Z', '2 hours ago'],
  ['2026-11-27T12:00:01.000Z', '23 hours ago'],
  ['2026-11-27T12:00:00.000Z', 'Nov 27'],
  ['2026-01-02T12:00:00.000Z', 'Jan 2'],
  ['2025-11-29T12:00:00.000Z', 'Nov 29, 2025'],
  ['2026-11-29T12:00:00.000Z', 'Nov 29'],
])('formats %s, on 28 November 2026 at noon, as "%s"', (instant, text) => {
  expect(formatShortDate(instant, now)).toBe(text);
});
