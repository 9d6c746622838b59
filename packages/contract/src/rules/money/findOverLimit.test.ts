import { describe, expect, it } from 'vitest';
import { findOverLimit, type MonthlyLimit, type PlannedBudget } from './findOverLimit';

const daily: PlannedBudget = {
  platform: 'facebook',
  currency: 'EUR',
  budget_type: 'daily',
  budget: 100,
  firstDay: '2026-12-01',
  lastDay: null,
};
const lifetime: PlannedBudget = {
  ...daily,
  budget_type: 'lifetime',
  budget: 9000,
  firstDay: '2026-12-01',
  lastDay: '2027-01-31',
};
const month: MonthlyLimit = { limit: 3100, currency: 'EUR', planned: [], spent: 0, today: '2026-11-26' };
const over = (text: string, amount: number, rest: object = {}) => ({
  reason: 'amount',
  month: text,
  amount,
  planned: 0,
  spent: 0,
  ...rest,
});

describe('a budget under a monthly limit', () => {
  it.each<[string, Partial<PlannedBudget>, Partial<MonthlyLimit>, object | undefined]>([
    ['at exactly the limit needs no confirmation', {}, {}, undefined],
    ['one unit above it needs one', {}, { limit: 3099 }, over('2026-12', 3100)],
    ['counts from today on', { firstDay: '2026-01-01' }, { limit: 3099 }, over('2026-12', 3100)],
    ['counts its days only', { lastDay: '2026-12-10' }, { limit: 1000 }, undefined],
    ['one day too many', { lastDay: '2026-12-11' }, { limit: 1000 }, over('2026-12', 1100)],
    [
      'is compared in the month that exceeds the limit most',
      { firstDay: '2026-11-26' },
      { limit: 100 },
      over('2026-12', 3100),
    ],
    [
      'counts February with its own days',
      { firstDay: '2028-02-01', lastDay: '2028-02-29' },
      { limit: 2899 },
      over('2028-02', 2900),
    ],
    [
      'that has ended spends nothing',
      { lastDay: '2026-11-25', firstDay: '2026-11-01' },
      { limit: 1 },
      undefined,
    ],
    [
      'on Google spends at most 30.4 days of a month',
      { platform: 'google' },
      { limit: 3039 },
      over('2026-12', 3040),
    ],
    ['on Google at exactly 30.4 days of it', { platform: 'google' }, { limit: 3040 }, undefined],
    [
      'on Google counts fewer days as they are',
      { platform: 'google', lastDay: '2026-12-10' },
      { limit: 999 },
      over('2026-12', 1000),
    ],
  ])('%s', (_case, budget, limit, found) => {
    expect(findOverLimit({ ...daily, ...budget }, { ...month, ...limit })).toEqual(found);
  });

  it.each<[string, Partial<PlannedBudget>, Partial<MonthlyLimit>, object | undefined]>([
    ['is spread over its days', {}, { limit: 4500 }, undefined],
    ['and compared by month', {}, { limit: 4499 }, over('2026-12', 4500)],
    ['spends what is left of it', { spent: 3000 }, { limit: 3000 }, undefined],
    ['spends nothing more once it is spent', { spent: 9500 }, { limit: 1 }, undefined],
    [
      'is spread over the days that are left',
      { firstDay: '2026-11-01', lastDay: '2026-12-05' },
      { limit: 4499 },
      over('2026-11', 4500),
    ],
    ['without an end is spent at its start', { lastDay: null }, { limit: 8999 }, over('2026-12', 9000)],
  ])('of a whole schedule %s', (_case, budget, limit, found) => {
    expect(findOverLimit({ ...lifetime, ...budget }, { ...month, ...limit })).toEqual(found);
  });

  it.each<[string, Partial<MonthlyLimit>, object | undefined]>([
    ['what other ads may spend', { planned: [daily], limit: 6200 }, undefined],
    [
      'one unit more than with other ads',
      { planned: [daily], limit: 6199 },
      over('2026-12', 3100, { planned: 3100 }),
    ],
    ['no ads in another currency', { planned: [{ ...daily, currency: 'USD' }] }, undefined],
    [
      'no ads that end before',
      { planned: [{ ...daily, firstDay: '2026-11-01', lastDay: '2026-11-30' }] },
      undefined,
    ],
    ['what is spent in this month, in this month only', { spent: 9999 }, undefined],
    ['what is spent in this month', { today: '2026-12-01', spent: 1 }, over('2026-12', 3100, { spent: 1 })],
  ])('counts %s', (_case, limit, found) => {
    expect(findOverLimit(daily, { ...month, ...limit })).toEqual(found);
  });

  it('in another currency cannot be compared', () => {
    expect(findOverLimit({ ...daily, currency: 'USD', budget: 1 }, month)).toEqual({ reason: 'currency' });
  });
});
