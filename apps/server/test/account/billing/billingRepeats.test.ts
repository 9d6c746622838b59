import { reclaimRequests } from '@adlane/api-server';
import { describe, expect, it } from 'vitest';
import { type BillingTest, createBillingTestBeforeEach } from '../../harness/createBillingTest';
import { createDyingPorts } from '../../harness/launches/createDyingPorts';
import { requestOtherServer } from '../../harness/launches/requestOtherServer';

let test: BillingTest;
createBillingTestBeforeEach((created) => {
  test = created;
});

const change = 'agency/change-subscription';
const hourMs = 60 * 60 * 1000;

/** What a server leaves that dies after Stripe has changed the subscription, once it has started again. */
async function dieAfterStripe(path: string, body: unknown, key: string): Promise<void> {
  const point = { method: 'POST', path: /\/subscriptions\/sub_/, takesEffect: true };
  const { ports, died } = createDyingPorts(point);
  const request = { token: test.token, path: `/api/v1/${path}`, body, key };
  void requestOtherServer({ ...test.ports, ...ports }, request);
  await died;
  await reclaimRequests(test.ports, { isOnlyServer: true });
}

const changes = () =>
  [...test.stripe.state.invoices.values()].filter(({ reason }) => reason === 'subscription_update');

describe.each(['before', 'after'])(
  'a server that dies once Stripe has changed a plan, repeated %s its event',
  (when) => {
    const repeat = async (path: string, body: unknown, key: string) => {
      if (when === 'after') await test.settle();
      return test.send('POST', path, { token: test.token, body, headers: { 'idempotency-key': key } });
    };

    it('answers a change of plan with the plan, which is charged once', async () => {
      const { body: shown } = await test.post(`${change}/preview`, { plan_id: 'annual' });
      const { amount_due, effective_at } = shown;
      const body = { plan_id: 'annual', amount_due, effective_at };
      await dieAfterStripe(change, body, 'change-1');
      const answer = await repeat(change, body, 'change-1');
      expect([answer.status, answer.body.subscription?.plan.plan_id]).toEqual([200, 'annual']);
      expect(changes().map(({ amountDue }) => amountDue)).toEqual([amount_due]);
      const [latest] = (await test.get('agency/billing/transactions')).body.data;
      expect(latest).toMatchObject({ amount: amount_due, status: 'paid' });
    });

    it('confirms a cancellation', async () => {
      await dieAfterStripe('cancel-subscription', { reason: 'Too few leads' }, 'cancel-1');
      const answer = await repeat('cancel-subscription', { reason: 'Too few leads' }, 'cancel-1');
      expect(answer.status).toBe(200);
      expect((await test.findSubscription()).cancel_at_period_end).toBe(true);
    });
  },
);

it('refuses to cancel again under another key', async () => {
  const cancel = (key: string) =>
    test.send('POST', 'cancel-subscription', {
      token: test.token,
      body: { reason: '' },
      headers: { 'idempotency-key': key },
    });
  expect((await cancel('cancel-1')).status).toBe(200);
  expect((await cancel('cancel-2')).status).toBe(422);
});

it('shows that a cancellation was reverted although the clock was set back by an hour between them', async () => {
  test.clock.advance(hourMs);
  await test.post('cancel-subscription');
  test.clock.advance(-hourMs);
  const answer = await test.post(change, { plan_id: 'new_monthly' });
  expect([answer.status, answer.body.subscription.cancel_at_period_end]).toEqual([200, false]);
  await test.settle();
  expect((await test.findSubscription()).cancel_at_period_end).toBe(false);
});
