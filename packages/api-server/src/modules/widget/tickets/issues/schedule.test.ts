import { describe, expect, it } from 'vitest';
import { computeNextCheck, computeRetry } from './schedule';

const now = new Date('2026-11-30T10:00:00Z');
const minutesFrom = (date: Date | null) => (date ? (date.getTime() - now.getTime()) / 60_000 : null);
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('the status of an issue', () => {
  it.each([
    ['just changed', 0, false, 5],
    ['changed two hours ago', 120, false, 30],
    ['changed weeks ago', 60 * 24 * 21, false, 360],
    ['was done a week ago', 60 * 24 * 7, true, 360],
    ['was done two months ago', 60 * 24 * 60, true, null],
  ])('that %s is read again in due time', (_what, minutes, isDone, expected) => {
    const check = { now, changed_at: ago(minutes), isDone, webhook_at: null };
    expect(minutesFrom(computeNextCheck(check))).toBe(expected);
  });

  it.each([
    ['an hour ago', 60, 360],
    ['two days ago', 60 * 48, 5],
  ])('is read again in due time where the tracker last sent a webhook %s', (_when, minutes, expected) => {
    const check = { now, changed_at: now, isDone: false, webhook_at: ago(minutes) };
    expect(minutesFrom(computeNextCheck(check))).toBe(expected);
  });
});

describe('a failed request', () => {
  it.each([
    [1, null, 1],
    [2, null, 5],
    [2, 60_000, 5],
    [2, 600_000, 10],
    [5, null, 360],
    [6, null, null],
  ])('is repeated after attempt %i, with Retry-After %s', (attempts, retryAfterMs, expected) => {
    expect(minutesFrom(computeRetry({ now, attempts, retryAfterMs }))).toBe(expected);
  });
});
