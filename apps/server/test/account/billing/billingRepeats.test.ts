import { type Ports, reclaimRequests } from '@adlane/api-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { findUserByEmail } from '../../fixtures/rows/demoRows';
import { type BillingTest, createBillingTestBeforeEach } from '../../harness/createBillingTest';
import { createDyingPorts } from '../../harness/launches/createDyingPorts';
import { requestOtherServer } from '../../harness/launches/requestOtherServer';

let test: BillingTest;
createBillingTestBeforeEach((created) => {
  test = created;
});

const change = 'agency/change-subscription';
const hourMs = 60 * 60 * 1000;

/** The POST at Stripe whose answer does not arrive. */
const subscriptionChange = /\/subscriptions\/sub_/;
const sessionCreation = /\/checkout\/sessions$/;

/** What a server leaves that dies after Stripe has had a request, once it has started again at another address. */
async function dieAfterStripe(path: string, body: unknown, key: string, point: RegExp): Promise<void> {
  const { ports, died } = createDyingPorts({ method: 'POST', path: point, takesEffect: true });
  const request = { token: test.token, path: `/api/${path}`, body, key };
  const site = { ...test.ports.site, publicUrl: () => 'http://127.0.0.1:40001' };
  void requestOtherServer({ ...test.ports, ...ports, site }, request);
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
      await dieAfterStripe(`v1/${change}`, body, 'change-1', subscriptionChange);
      const answer = await repeat(change, body, 'change-1');
      expect([answer.status, answer.body.subscription?.plan.plan_id]).toEqual([200, 'annual']);
      expect(changes().map(({ amountDue }) => amountDue)).toEqual([amount_due]);
      const [latest] = (await test.get('agency/billing/transactions')).body.data;
      expect(latest).toMatchObject({ amount: amount_due, status: 'paid' });
    });

    it('confirms a cancellation', async () => {
      const body = { reason: 'Too few leads' };
      await dieAfterStripe('v1/cancel-subscription', body, 'cancel-1', subscriptionChange);
      const answer = await repeat('cancel-subscription', body, 'cancel-1');
      expect(answer.status).toBe(200);
      expect((await test.findSubscription()).cancel_at_period_end).toBe(true);
    });
  },
);

describe('a payment page whose server dies once Stripe has opened it', () => {
  const body = { plan_id: 'annual', coupon: null };
  const repeat = () =>
    test.send('POST', '../v2/checkout/session', {
      token: test.token,
      body,
      headers: { 'idempotency-key': 'buy-1' },
    });
  beforeEach(async () => {
    await test.startTrial(test.agencyId);
    await dieAfterStripe('v2/checkout/session', body, 'buy-1', sessionCreation);
  });

  it('is opened for the repeat by a server at another address, and returns to that', async () => {
    const { status, body: opened } = await repeat();
    expect([status, opened.message]).toEqual([201, undefined]);
    const session = test.stripe.state.sessions.get(opened.session_id);
    expect(session?.successUrl).toMatch(test.ports.site.publicUrl());
    expect((await repeat()).body).toEqual(opened);
  });
});

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

it('ends a billed plan for a lifetime plan although the answer of Stripe to the end was lost', async () => {
  let lost = 0;
  const outbound: Ports['outbound'] = {
    async fetch(url, init) {
      const answer = await test.ports.outbound.fetch(url, init);
      if (init?.method !== 'DELETE' || lost > 0) return answer;
      lost += 1;
      throw new TypeError('The answer was lost.');
    },
  };
  const { jobs } = createDyingPorts({ method: 'POST', path: /^$/, takesEffect: true }).ports;
  const { id: owner } = await findUserByEmail(test.ownerPool, test.demo.subscribers[0].email);
  const answer = await requestOtherServer(
    { ...test.ports, jobs, outbound },
    {
      token: await test.as('SuperAdmin'),
      path: `/api/v1/subscribers/upgrade-subscription/${owner}`,
      body: { plan_id: 'new_lifetime' },
    },
  );
  expect([answer.status, lost]).toEqual([200, 1]);
  expect(test.stripe.state.subscriptions.get('sub_demoBrooks')?.status).toBe('canceled');
});
