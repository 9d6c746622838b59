import { expect, test } from 'vitest';
import { readRetryAfter } from './readRetryAfter';

const nowMs = Date.parse('2026-11-02T09:00:00Z');

test.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['0', 0],
  ['1.5', 1500],
  ['-2', 0],
  ['Mon, 02 Nov 2026 09:00:30 GMT', 30_000],
  ['Mon, 02 Nov 2026 08:00:00 GMT', 0],
])('the header %s is %s ms', (header, expected) => {
  expect(readRetryAfter(header, nowMs)).toBe(expected);
});
