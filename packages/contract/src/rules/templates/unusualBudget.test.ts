import { describe, expect, it } from 'vitest';
import { findUnusualBudget } from './unusualBudget';

describe('a budget is unusual', () => {
  it.each([
    [10_000, [2000, 2000, 2500], undefined],
    [10_001, [2000, 2000, 2500], { reason: 'history', usual: 2000, times: 5 }],
    [60_000, [2000, 3000, 100_000, 4000], { reason: 'history', usual: 3000, times: 20 }],
  ])('%i above five times the median of %j: %j', (daily, recent, found) => {
    expect(findUnusualBudget(daily, { recent, floor: 100 })).toEqual(found);
  });

  it.each([
    [50_000, [], 100, undefined],
    [50_001, [], 100, { reason: 'limit', limit: 50_000 }],
    [50_001, [90_000, 90_000], 100, { reason: 'limit', limit: 50_000 }],
    [75_000, [], 150, undefined],
    [75_001, [], 150, { reason: 'limit', limit: 75_000 }],
  ])('%i without enough ads (%j) above 500 times the floor of %i: %j', (daily, recent, floor, found) => {
    expect(findUnusualBudget(daily, { recent, floor })).toEqual(found);
  });
});
