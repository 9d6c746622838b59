import { describe, expect, it } from 'vitest';
import { checkLocations, checkPlanFits, computeTrialEnd, isPlanOver } from './planRules';

const signedUp = new Date('2026-11-01T10:00:00.000Z');
const ends = new Date('2026-11-15T10:00:00.000Z');
const justBefore = new Date(ends.getTime() - 1);

describe('computeTrialEnd', () => {
  it('a trial lasts 14 days', () => {
    expect(computeTrialEnd(signedUp)).toEqual(ends);
    expect(isPlanOver(null, signedUp, justBefore)).toBe(false);
    expect(isPlanOver(null, signedUp, ends)).toBe(true);
  });
});

describe('isPlanOver', () => {
  it.each([
    ['active', false],
    ['trialing', false],
    ['past_due', false],
    ['canceled', true],
    ['incomplete', true],
  ] as const)('a plan that is %s is over: %s', (status, isOver) => {
    expect(isPlanOver({ plan_type: 'annual', status }, signedUp, ends)).toBe(isOver);
  });
});

describe('locations of a plan', () => {
  it.each(['new_monthly', 'annual', 'monthly'] as const)('the plan %s has five locations', (plan) => {
    expect(checkLocations(plan, 4)).toBeUndefined();
    expect(checkLocations(plan, 5)).toBe(
      'Your plan holds 5 locations, and 5 are in use. Change to a plan with more, or delete a client.',
    );
  });

  it('the older lifetime plan has five locations, the newer one is unlimited', () => {
    expect(checkLocations('lifetime', 5)).toBe(
      'Your plan holds 5 locations, and 5 are in use. Delete a client to add another one.',
    );
    expect(checkLocations('new_lifetime', 5000)).toBeUndefined();
  });

  it('checkPlanFits compares the clients with the limit of the selected plan', () => {
    expect(checkPlanFits('annual', 5)).toBeUndefined();
    expect(checkPlanFits('annual', 7)).toBe(
      'This plan holds 5 locations, and you use 7. Delete 2 of your clients first.',
    );
    expect(checkPlanFits('new_lifetime', 7)).toBeUndefined();
  });
});
