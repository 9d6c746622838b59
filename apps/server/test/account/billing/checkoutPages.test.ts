import type { Ports } from '@adlane/api-server';
import { subscriptions } from '@adlane/api-server/schema';
import { beforeEach, expect, it } from 'vitest';
import { deleteRows } from '../../fixtures/rows/rows';
import { type BillingTest, createBillingTestBeforeEach } from '../../harness/createBillingTest';
import { requestOtherServer } from '../../harness/launches/requestOtherServer';

let test: BillingTest;
createBillingTestBeforeEach((created) => {
  test = created;
});
beforeEach(() => test.startTrial(test.agencyId));

const checkout = (plan_id = 'annual', init = {}) =>
  test.send('POST', '../v2/checkout/session', {
    token: test.token,
    body: { plan_id, coupon: null },
    ...init,
  });
const listPages = (status: 'open' | 'complete' | 'expired') =>
  [...test.stripe.state.sessions.values()].filter((page) => page.status === status).map(({ id }) => id);
const hasPlan = { plan_id: ['You already have a plan. Change it instead.'] };
const expiry = /\/checkout\/sessions\/[^/]+\/expire$/;

/** Checks out at a server with another address, whose requests to Stripe go through `fetchFromStripe`. */
async function checkoutElsewhere(fetchFromStripe: Ports['outbound']['fetch'] = fetch) {
  const answer = await requestOtherServer(
    {
      ...test.ports,
      jobs: { register: () => undefined, send: async () => undefined },
      site: { ...test.ports.site, publicUrl: () => 'http://127.0.0.1:40001' },
      outbound: { fetch: fetchFromStripe },
    },
    { token: test.token, path: '/api/v2/checkout/session', body: { plan_id: 'annual', coupon: null } },
  );
  return { status: answer.status, body: await answer.json() };
}

/** Runs `act` before the first request that closes a payment page. */
function actBeforeExpiry(act: () => unknown): Ports['outbound']['fetch'] {
  let isDone = false;
  return async (url, init) => {
    if (!isDone && expiry.test(url)) {
      isDone = true;
      await act();
    }
    return test.ports.outbound.fetch(url, init);
  };
}

it('an agency that checks out again, at another address or for another plan, can pay the last page only', async () => {
  const first = await checkout();
  const second = await checkoutElsewhere();
  const third = await checkout('new_monthly');
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
  expect(listPages('open')).toEqual([third.body.session_id]);
  for (const { body } of [first, second]) {
    expect(() => test.stripe.pay(body.session_id, test.visa)).toThrow('not open');
  }
  test.stripe.pay(third.body.session_id, test.visa);
  await test.settle();
  expect((await test.findSubscription()).plan.plan_id).toBe('new_monthly');
});

it('an agency that paid a page whose event is late gets its plan from the next checkout, and no second page', async () => {
  const { body } = await checkout();
  test.stripe.deliverTo(async () => new Response());
  test.stripe.pay(body.session_id, test.visa);
  const again = await checkout();
  expect([again.status, again.body.errors]).toEqual([422, hasPlan]);
  expect(listPages('open')).toEqual([]);
  expect(await test.findSubscription()).toMatchObject({ status: 'active', plan: { plan_id: 'annual' } });
});

it('a page that is paid while the next one is requested decides', async () => {
  const { body } = await checkout();
  test.stripe.deliverTo(async () => new Response());
  const again = await checkoutElsewhere(actBeforeExpiry(() => test.stripe.pay(body.session_id, test.visa)));
  expect([again.status, again.body.errors]).toEqual([422, hasPlan]);
  expect(listPages('open')).toEqual([]);
  expect((await test.findSubscription()).plan.plan_id).toBe('annual');
});

it('a page that is closed at Stripe with a lost answer is closed', async () => {
  await checkout();
  let lost = 0;
  const again = await checkoutElsewhere(async (url, init) => {
    const answer = await test.ports.outbound.fetch(url, init);
    if (!expiry.test(url)) return answer;
    lost += 1;
    throw new TypeError('The answer was lost.');
  });
  expect([again.status, lost]).toEqual([201, 3]);
  expect(listPages('open')).toEqual([again.body.session_id]);
});

it('a page that Stripe does not close stays the only one, and is closed by the next attempt', async () => {
  const first = await checkout();
  const refused = await checkoutElsewhere(async (url, init) => {
    if (expiry.test(url)) throw new TypeError('Stripe can not be reached.');
    return test.ports.outbound.fetch(url, init);
  });
  expect([refused.status, refused.body.message]).toEqual([
    503,
    'Payments are not available right now. Please try again later.',
  ]);
  expect(listPages('open')).toEqual([first.body.session_id]);
  const again = await checkout();
  expect(listPages('open')).toEqual([again.body.session_id]);
});

it('a page that Stripe no longer has does not prevent the next one', async () => {
  const { body } = await checkout();
  test.stripe.state.sessions.delete(body.session_id);
  expect((await checkout()).status).toBe(201);
});

it('of many tabs that check out at the same time, one gets a page that can be paid', async () => {
  const tabs = await Promise.all(Array.from({ length: 4 }, () => checkout()));
  expect(tabs.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const open = listPages('open');
  expect(open).toHaveLength(1);
  expect(tabs.map(({ body }) => body.session_id)).toContain(open[0]);
});

it('a page that another tab opens while the one before is closed is closed as well', async () => {
  await checkout();
  const last = await checkoutElsewhere(actBeforeExpiry(() => checkout()));
  expect(last.status).toBe(201);
  expect(listPages('open')).toEqual([last.body.session_id]);
});

it('a page that another tab opens and pays while one is requested decides', async () => {
  let isDone = false;
  const late = await checkoutElsewhere(async (url, init) => {
    const answer = await test.ports.outbound.fetch(url, init);
    if (isDone || init?.method !== 'POST' || !url.endsWith('/checkout/sessions')) return answer;
    isDone = true;
    const { body } = await checkout();
    test.stripe.pay(body.session_id, test.visa);
    await test.settle();
    return answer;
  });
  expect([late.status, late.body.errors]).toEqual([422, hasPlan]);
  expect(listPages('complete')).toHaveLength(1);
});

it('a page that was paid for a plan that was taken away later does not bring that plan back', async () => {
  const { body } = await checkout('new_lifetime');
  test.stripe.pay(body.session_id, test.visa);
  await test.settle();
  await deleteRows(test.ownerPool, subscriptions, { agency_id: test.agencyId });
  expect((await checkout('annual')).status).toBe(201);
  expect((await test.findSubscription()).plan.plan_id).not.toBe('new_lifetime');
});
