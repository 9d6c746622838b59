import { stripe_events, subscriptions, transactions } from '@adlane/api-server/schema';
import { signWebhook } from '@adlane/mocks/platforms';
import { like, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { countRows, findRows, updateRows } from '../../fixtures/rows/rows';
import { type BillingTest, createBillingTestBeforeEach } from '../../harness/createBillingTest';

let test: BillingTest;
createBillingTestBeforeEach((created) => {
  test = created;
});

type Signed = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
const deliver = async ({ body, headers }: Signed) => {
  const answer = await test.send('POST', 'webhooks/stripe', { body, headers });
  await test.jobs.settle();
  return answer;
};
const about = (type: string, id: string) => test.stripe.event(type, { id });
const deliverAbout = async (type: string, id: string) => deliver(await test.stripe.sign(about(type, id)));
const payments = async () =>
  (await test.send('GET', 'agency/billing/transactions', { token: test.token })).body.data;
const dropEvents = () => test.stripe.deliverTo(async () => new Response());
const stored = () => countRows(test.ownerPool, stripe_events);

describe('the signature of a Stripe webhook', () => {
  const event = () => test.stripe.event('customer.subscription.updated', { id: 'sub_demoBrooks' });

  it('must be recent and cover the exact bytes with the right secret', async () => {
    const { body, headers } = await test.stripe.sign(event());
    const seconds = Math.floor(test.clock.now().getTime() / 1000);
    const wrong: Signed[] = [
      { body, headers: { 'content-type': 'application/json' } },
      { body: `${body} `, headers },
      { body, headers: { 'stripe-signature': await signWebhook(body, 'whsec_other', seconds) } },
      await test.stripe.sign(event(), new Date(test.clock.now().getTime() - 301_000)),
      await test.stripe.sign(event(), new Date(test.clock.now().getTime() + 301_000)),
    ];
    for (const signed of wrong) {
      const answer = await deliver(signed);
      expect([answer.status, answer.body]).toEqual([
        400,
        { message: 'The signature is not valid.', code: 'MALFORMED' },
      ]);
    }
    expect(await stored()).toBe(0);
    expect(await deliver({ body, headers })).toEqual({ status: 200, body: { received: true } });
    expect(await stored()).toBe(1);
  });

  it('is valid for 300 seconds', async () => {
    const at = new Date(test.clock.now().getTime() - 300_000);
    expect((await deliver(await test.stripe.sign(event(), at))).status).toBe(200);
  });

  it('does not turn an invalid body into an event', async () => {
    const body = '{"hello":"world"}';
    const seconds = Math.floor(test.clock.now().getTime() / 1000);
    const signature = await signWebhook(body, test.demo.webhookSecret, seconds);
    expect((await deliver({ body, headers: { 'stripe-signature': signature } })).status).toBe(400);
  });
});

describe('a Stripe event', () => {
  it('takes effect once, however often it is delivered', async () => {
    dropEvents();
    test.clock.set(new Date('2026-11-15T09:00:00.000Z'));
    test.stripe.renewDue();
    const [paid] = test.stripe.events('invoice.paid');
    if (!paid) throw new Error('Nothing was paid.');
    const signed = await test.stripe.sign(paid);
    await Promise.all([deliver(signed), deliver(signed), deliver(signed)]);
    expect(await payments()).toHaveLength(5);
    await updateRows(test.ownerPool, transactions, { number: 'mine' }, like(transactions.number, 'DOUBLE%'));
    await deliver(signed);
    expect((await payments())[0].number).toBe('mine');
    expect(await stored()).toBe(1);
  });

  it('that is delivered late applies the current state at Stripe', async () => {
    dropEvents();
    test.clock.set(new Date('2026-11-15T09:00:00.000Z'));
    test.stripe.renewDue();
    const [early] = test.stripe.events('customer.subscription.updated');
    const ended = await test.send('POST', 'cancel-subscription', { token: test.token, body: {} });
    expect(ended.status).toBe(200);
    test.clock.set(new Date('2026-12-15T09:00:00.000Z'));
    test.stripe.renewDue();
    const later = await test.as('Agency');
    await deliverAbout('customer.subscription.deleted', 'sub_demoBrooks');
    expect((await test.findSubscription(later)).status).toBe('canceled');
    if (!early) throw new Error('Nothing was renewed.');
    expect(early.object.status).toBe('active');
    expect((await deliver(await test.stripe.sign(early))).status).toBe(200);
    expect((await test.findSubscription(later)).status).toBe('canceled');
  });

  it('is processed again after Stripe was unreachable', async () => {
    dropEvents();
    test.clock.set(new Date('2026-11-15T09:00:00.000Z'));
    test.stripe.renewDue();
    const [invoice] = test.stripe.events('invoice.paid');
    const id = String(invoice?.object.id);
    const signed = await test.stripe.sign(about('invoice.paid', id));
    for (let attempt = 0; attempt < 3; attempt += 1) test.stripe.failNext('GET', `invoices/${id}`);
    await test.send('POST', 'webhooks/stripe', { ...signed });
    await expect(test.jobs.settle()).rejects.toThrow('Stripe answered 500');
    expect(await payments()).toHaveLength(4);
    await deliver(signed);
    expect(await payments()).toHaveLength(5);
  });

  it('that is unknown, foreign or irrelevant is accepted and changes nothing', async () => {
    const before = await findRows(test.ownerPool, subscriptions, { orderBy: [subscriptions.agency_id] });
    expect((await deliverAbout('invoice.paid', 'in_gone')).status).toBe(200);
    expect((await deliverAbout('payout.paid', 'po_1')).status).toBe(200);
    test.stripe.state.customers.set('cus_stranger', {
      id: 'cus_stranger',
      email: 'x@y.test',
      name: '',
      metadata: {},
      paymentMethod: null,
      balance: 0,
      created: test.clock.now(),
    });
    await deliverAbout('customer.updated', 'cus_stranger');
    expect(await stored()).toBe(2);
    expect(await findRows(test.ownerPool, subscriptions, { orderBy: [subscriptions.agency_id] })).toEqual(
      before,
    );
  });
});

describe('a change that Stripe makes itself', () => {
  it('renews the plan', async () => {
    test.clock.set(new Date('2026-11-15T09:00:00.000Z'));
    test.stripe.renewDue();
    await test.settle();
    expect(await test.findSubscription()).toMatchObject({
      status: 'active',
      current_period_end: '2026-12-15T09:00:00.000Z',
    });
    expect((await payments())[0]).toMatchObject({ amount: 9700, status: 'paid' });
  });

  it('keeps the plan usable while a payment is late and ends it when Stripe gives up', async () => {
    const method = test.stripe.state.paymentMethods.get('pm_demoBrooks');
    if (!method) throw new Error('No card.');
    test.stripe.state.paymentMethods.set(method.id, { ...method, card: test.declined });
    test.clock.set(new Date('2026-11-15T09:00:00.000Z'));
    test.stripe.renewDue();
    await test.settle();
    expect((await test.findSubscription()).status).toBe('past_due');
    expect((await payments())[0]).toMatchObject({ amount: 9700, status: 'failed' });
    const folder = (name: string) =>
      test.send('POST', 'folders/store', { token: test.token, body: { name } });
    expect((await folder('Still here')).status).toBe(201);
    const subscription = test.stripe.state.subscriptions.get('sub_demoBrooks');
    if (subscription) subscription.status = 'canceled';
    await deliverAbout('customer.subscription.deleted', 'sub_demoBrooks');
    expect((await folder('No more')).status).toBe(402);
  });

  it('ends a canceled plan with its period, after which another one can be bought', async () => {
    await test.send('POST', 'cancel-subscription', { token: test.token, body: {} });
    test.clock.set(new Date('2026-11-15T08:59:59.000Z'));
    test.stripe.renewDue();
    await test.settle();
    expect((await test.findSubscription()).status).toBe('active');
    test.clock.advance(1000);
    test.stripe.renewDue();
    await test.settle();
    expect((await test.findSubscription()).status).toBe('canceled');
    const { body } = await test.send('POST', '../v2/checkout/session', {
      token: test.token,
      body: { plan_id: 'new_monthly' },
    });
    test.stripe.pay(body.session_id, test.visa);
    await test.settle();
    expect(await test.findSubscription()).toMatchObject({
      status: 'active',
      current_period_end: '2026-12-15T09:00:00.000Z',
    });
  });

  it('refunds a payment', async () => {
    test.stripe.refund('in_demoBrooks4');
    await test.settle();
    expect((await payments()).map(({ status }: { status: string }) => status)).toEqual([
      'refunded',
      'paid',
      'paid',
      'paid',
    ]);
    await deliverAbout('invoice.paid', 'in_demoBrooks4');
    expect((await payments())[0].status).toBe('refunded');
  });

  it('leaves the plan and payments of other agencies unchanged', async () => {
    const listForeign = () =>
      findRows(test.ownerPool, transactions, {
        where: ne(transactions.agency_id, test.agencyId),
        orderBy: [transactions.id],
      });
    const before = await listForeign();
    test.clock.set(new Date('2026-11-15T09:00:00.000Z'));
    test.stripe.renewDue();
    await test.settle();
    expect(await listForeign()).toEqual(before);
  });
});
