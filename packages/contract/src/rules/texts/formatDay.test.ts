import { expect, it } from 'vitest';
import { formatDay } from './formatDay';

it.each([
  ['2026-11-02', 'en', 'Nov 2, 2026'],
  ['2026-01-01', 'de', '01.01.2026'],
])('formats %s in %s as "%s"', (day, locale, text) => expect(formatDay(day, locale)).toBe(text));
