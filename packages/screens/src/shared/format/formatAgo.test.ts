import { expect, it } from 'vitest';
import { formatAgo } from './formatAgo';

const now = new Date('2026-11-20T12:00:00.000Z');

it.each([
  ['2026-11-20T11:59:01.000Z', 'just now'],
  ['2026-11-20T12:00:30.000Z', 'just now'],
  ['2026-11-20T11:58:00.000Z', '2 minutes ago'],
  ['2026-11-20T11:00:00.000Z', '1 hour ago'],
  ['2026-11-17T11:00:00.000Z', '3 days ago'],
])('formatAgo formats %s as "%s"', (instant, text) => expect(formatAgo(instant, now)).toBe(text));
