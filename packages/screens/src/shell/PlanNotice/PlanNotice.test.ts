import type { Subscription } from '@adlane/contract/account/billing';
import { describe, expect, it } from 'vitest';
import { subscription } from '../../account/billing/billing.fixtures';
import { describePlanNotice } from './PlanNotice';

const now = new Date('2026-11-23T12:00:00.000Z');

function findTitle(changes: Partial<Subscription>): string | undefined {
  return describePlanNotice({ ...subscription, ...changes }, now)?.title;
}

describe('the notice about the plan', () => {
  it.each([
    ['2026-12-01T12:00:01.000Z', undefined],
    ['2026-11-30T12:00:00.000Z', 'Your trial ends in 7 days'],
    ['2026-11-24T13:00:00.000Z', 'Your trial ends tomorrow'],
    ['2026-11-23T13:00:00.000Z', 'Your trial ends today'],
  ])('of a trial until %s is %j', (trial_ends_at, title) => {
    expect(findTitle({ status: 'trialing', trial_ends_at })).toBe(title);
  });

  it.each([
    ['active', undefined],
    ['past_due', 'Your last payment failed'],
    ['incomplete', 'Your last payment failed'],
    ['canceled', 'Your plan has ended'],
  ] as const)('of a plan that is %s is %j', (status, title) => {
    expect(findTitle({ status, cancel_at_period_end: false })).toBe(title);
  });

  it('names the last day of a canceled plan', () => {
    expect(
      findTitle({
        status: 'active',
        cancel_at_period_end: true,
        current_period_end: '2026-12-15T12:00:00.000Z',
      }),
    ).toMatch(/^Your plan ends on .*15/);
  });
});
