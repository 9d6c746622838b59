import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createGoogleLaunchTest,
  type GoogleLaunchTest,
} from '../../../harness/launches/createGoogleLaunchTest';

let test: GoogleLaunchTest;
beforeEach(async () => {
  test = await createGoogleLaunchTest();
});
afterEach(() => test.close());

describe('an unusual budget on Google', () => {
  it.each([
    ['daily', { adBudget: 2_000_000 }, '$20,000.00 a day is above $500.00 a day'],
    ['monthly', { adBudget: 60_800_000, budgetType: 'Monthly' }, '$20,000.00 a day is above $500.00 a day'],
  ])('of a %s budget needs a second confirmation', async (_type, change, text) => {
    const { blockers, unusualBudget, hash } = await test.review(change);
    expect([blockers, unusualBudget]).toEqual([[], expect.stringContaining(text)]);
    const refused = await test.launch({ ...change, approval: { hash } });
    expect([refused.status, (await refused.json()).errors.adBudget]).toEqual([
      422,
      [`${unusualBudget} Please confirm it.`],
    ]);
    expect((await test.launch(change)).status).toBe(422);
    const confirmed = await test.launch({ ...change, approval: { hash, confirmsUnusualBudget: true } });
    expect(confirmed.status).toBe(202);
  });

  it('begins above 500 units of a currency for an account without a history', async () => {
    expect((await test.review({ adBudget: 50_000 })).unusualBudget).toBeNull();
    expect((await test.review({ adBudget: 50_001 })).unusualBudget).toContain('$500.01 a day');
  });

  it('begins above five times what the ads of the account usually have', async () => {
    for (const campaignName of ['One', 'Two', 'Three']) await test.run({ campaignName });
    expect((await test.review({ adBudget: 12_500 })).unusualBudget).toBeNull();
    expect((await test.review({ adBudget: 12_501 })).unusualBudget).toBe(
      '$125.01 a day is 5 times the usual budget of this account ($25.00 a day).',
    );
  });
});

describe('the approval of a launch on Google', () => {
  it('is of the plan that was reviewed', async () => {
    const { hash } = await test.review();
    const approval = { hash };
    const changed = await test.launch({ approval, adBudget: 2600 });
    expect([changed.status, (await changed.json()).code]).toEqual([409, 'STALE_REVIEW']);
    expect((await test.launch({ approval })).status).toBe(202);
  });
});
