import { users } from '@adlane/api-server/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateRows } from '../../fixtures/rows/rows';
import { type BillingTest, createBillingTest } from '../../harness/createBillingTest';

let test: BillingTest;
let token: string;
beforeAll(async () => {
  test = await createBillingTest();
  token = await test.as('Agency');
});
afterAll(() => test.close());

it('a member of the team can read the billing page but not change the plan', async () => {
  await updateRows(test.ownerPool, users, { team_role: 'member' }, { email: 'agency@adlane.test' });
  const calls = [
    ['v2/checkout/session', { plan_id: 'annual' }],
    ['v2/stripe/setupintent', undefined],
    ['v1/cancel-subscription', {}],
    ['v1/agency/change-subscription/preview', { plan_id: 'annual' }],
    ['v1/agency/change-subscription', { plan_id: 'annual' }],
    [`v1/agency/billing/card_update/${test.agencyId}`, { payment_method: 'pm_1' }],
  ] as const;
  for (const [path, body] of calls) {
    const answer = await test.request(`/api/${path}`, { method: 'POST', token, ...(body && { body }) });
    expect([path, answer.status, (await answer.json()).message]).toEqual([
      path,
      403,
      "You don't have permission to perform this action.",
    ]);
  }
  for (const path of ['subscription', 'transactions']) {
    expect((await test.send('GET', `agency/billing/${path}`, { token })).status).toBe(200);
  }
  await updateRows(test.ownerPool, users, { team_role: 'admin' }, { email: 'agency@adlane.test' });
  const asAdmin = await test.send('POST', 'agency/change-subscription/preview', {
    token,
    body: { plan_id: 'annual' },
  });
  expect(asAdmin.status).toBe(200);
});
