import { describe, expect, it } from 'vitest';
import { findBudgetFloor } from './findBudgetFloor';

const week = { startTime: '2026-11-01T09:00:00Z', endTime: '2026-11-08T09:00:00Z' };

describe('the smallest budget of an account with 100 a day', () => {
  it.each([
    ['daily', week, 1, 100],
    ['daily', week, 3, 300],
    ['lifetime', week, 1, 700],
    ['lifetime', week, 2, 1400],
    ['lifetime', { ...week, endTime: '2026-11-08T09:00:01Z' }, 1, 800],
    ['lifetime', { ...week, endTime: '2026-11-01T10:00:00Z' }, 1, 100],
    ['lifetime', { ...week, startTime: null }, 1, 100],
    ['lifetime', { ...week, endTime: null }, 1, 100],
  ] as const)('that is %s, over %j in %i ad sets, is %i', (budget_type, schedule, holders, floor) => {
    expect(findBudgetFloor(100, { budget_type, ...schedule }, holders)).toBe(floor);
  });
});
