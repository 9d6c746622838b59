import { beforeEach, describe, expect, it } from 'vitest';
import { createStripeDouble } from './createStripeDouble';
import { signWebhook } from './signWebhook';
import { stripeDemo } from './stripeDemo';

const visa = { brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2030 };
const declined = { ...visa, last4: '0341' };
const [brooks] = stripeDemo.subscribers;

let now = new Date();
let double = createStripeDouble({ clock: { now: () => now } });
beforeEach(() => {
  // Half of the monthly period of 31 days from 15 October on.
  now = new Date('2026-10-30T21:00:00.000Z');
  double = createStripeDouble({ clock: { now: () => now } });
});

async function send(method: string, path: string, fields: Record<string, string> = {}, headers = {}) {
  const query = method === 'GET' ? `?${new URLSearchParams(fields)}` : '';
  const answer = await double.app.request(`/v1/${path}${query}`, {
    method,
    headers: {
      authorization: `Bearer ${stripeDemo.secretKey}`,
      'stripe-version': stripeDemo.version,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(method === 'POST' && { body: new URLSearchParams(fields).toString() }),
  });
  return { status: answer.status, body: await answer.json() };
}

const newPrice = async (amount: number, interval = '') => {
  const recurring: Record<string, string> = interval ? { 'recurring[interval]': interval } : {};
  const { body } = await send('POST', 'prices', {
    currency: 'usd',
    unit_amount: String(amount),
    'product_data[name]': 'A plan',
    ...recurring,
  });
  return String(body.id);
};
const change = (price: string, more = {}) => ({
  'items[0][id]': brooks.item,
  'items[0][price]': price,
  proration_behavior: 'always_invoice',
  payment_behavior: 'error_if_incomplete',
  ...more,
});
const preview = (price: string) => ({
  subscription: brooks.subscription,
  'subscription_details[items][0][id]': brooks.item,
  'subscription_details[items][0][price]': price,
  'subscription_details[proration_behavior]': 'always_invoice',
});

describe('strictness of the Stripe double', () => {
  it.each([
    ['xxq', '9700', 'Invalid currency: xxq.'],
    ['kwd', '97005', 'Invalid integer: the amount must be a multiple of 10.'],
    ['isk', '9750', 'Invalid integer: the amount must be a multiple of 100.'],
  ])('refuses a price in %s of %s', async (currency, unit_amount, message) => {
    const price = { currency, unit_amount, 'product_data[name]': 'A plan' };
    const { status, body } = await send('POST', 'prices', price);
    expect([status, body.error.message]).toEqual([400, message]);
  });

  it('rejects a wrong key or version', async () => {
    expect((await send('GET', 'prices', {}, { authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await send('GET', 'prices', {}, { 'stripe-version': '2020-08-27' })).status).toBe(400);
  });

  it('rejects unknown and missing parameters and values outside an enum', async () => {
    const wrong = async (path: string, fields: Record<string, string>) =>
      (await send('POST', path, fields)).body.error.param;
    expect(await wrong('setup_intents', { customer: brooks.customer, colour: 'red' })).toBe('colour');
    expect(await wrong('setup_intents', { usage: 'off_session' })).toBe('customer');
    expect(await wrong('setup_intents', { customer: brooks.customer, usage: 'never' })).toBe('usage');
    expect(await wrong('setup_intents', { customer: 'cus_nobody' })).toBe('customer');
    expect((await send('GET', 'subscriptions/sub_none')).status).toBe(404);
  });

  it('returns the same object for the same idempotency key, and rejects the key with other parameters', async () => {
    const key = { 'idempotency-key': 'k1' };
    const first = await send('POST', 'customers', { email: 'a@b.test' }, key);
    expect((await send('POST', 'customers', { email: 'a@b.test' }, key)).body).toEqual(first.body);
    const other = await send('POST', 'customers', { email: 'c@d.test' }, key);
    expect([other.status, other.body.error.type]).toEqual([400, 'idempotency_error']);
    const elsewhere = await send('POST', `customers/${brooks.customer}`, { email: 'a@b.test' }, key);
    expect([elsewhere.status, elsewhere.body.error.type]).toEqual([400, 'idempotency_error']);
  });

  it('returns the same refusal of a card for the same idempotency key', async () => {
    const intent = await send('POST', 'setup_intents', { customer: brooks.customer });
    const card = double.control.confirmSetup(String(intent.body.id), declined);
    const useCard = (id: string) =>
      send('POST', `customers/${brooks.customer}`, { 'invoice_settings[default_payment_method]': id });
    await useCard(card);
    const fields = change(await newPrice(349_00, 'month'));
    const path = `subscriptions/${brooks.subscription}`;
    const refused = await send('POST', path, fields, { 'idempotency-key': 'k1' });
    await useCard(double.control.confirmSetup(String(intent.body.id), visa));
    const again = await send('POST', path, fields, { 'idempotency-key': 'k1' });
    expect([refused.status, again]).toEqual([402, refused]);
    expect((await send('POST', path, fields, { 'idempotency-key': 'k2' })).status).toBe(200);
  });

  it('rejects a longer idempotency key, and has none for what is deleted', async () => {
    const long = { 'idempotency-key': 'k'.repeat(256) };
    expect((await send('POST', 'customers', {}, long)).status).toBe(400);
    const end = () => send('DELETE', `subscriptions/${brooks.subscription}`, {}, { 'idempotency-key': 'k1' });
    expect([(await end()).status, (await end()).body.error.code]).toEqual([200, 'resource_missing']);
  });
});

describe('a price change in the Stripe double', () => {
  it('charges what the preview said: half of the period credited, half charged at the new price', async () => {
    const price = await newPrice(349_00, 'month');
    const shown = await send('POST', 'invoices/create_preview', preview(price));
    expect(shown.body).toMatchObject({ id: null, total: 126_00, amount_due: 126_00 });
    const { body } = await send('POST', `subscriptions/${brooks.subscription}`, change(price));
    const charged = await send('GET', `invoices/${body.latest_invoice}`);
    expect(charged.body).toMatchObject({ total: 126_00, status: 'paid' });
  });

  it('starts a new period if the interval differs', async () => {
    const price = await newPrice(997_00, 'year');
    const { body } = await send('POST', `subscriptions/${brooks.subscription}`, change(price));
    expect(body.items.data[0].current_period_end).toBe(Date.parse('2027-10-30T21:00:00.000Z') / 1000);
    const charged = await send('GET', `invoices/${body.latest_invoice}`);
    expect(charged.body.total).toBe(997_00 - 48_50);
  });

  it('credits the remainder to the next invoice', async () => {
    const price = await newPrice(10_00, 'month');
    await send('POST', `subscriptions/${brooks.subscription}`, change(price));
    expect(double.control.state.customers.get(brooks.customer)?.balance).toBe(-43_50);
    now = new Date('2026-11-15T09:00:00.000Z');
    double.control.renewDue();
    expect(double.control.events('invoice.paid').at(-1)?.object).toMatchObject({
      total: 1000,
      amount_due: 0,
    });
  });

  it('changes nothing if the card is declined', async () => {
    const intent = await send('POST', 'setup_intents', { customer: brooks.customer });
    const card = double.control.confirmSetup(String(intent.body.id), declined);
    const field = 'invoice_settings[default_payment_method]';
    await send('POST', `customers/${brooks.customer}`, { [field]: card });
    const price = await newPrice(349_00, 'month');
    const answer = await send('POST', `subscriptions/${brooks.subscription}`, change(price));
    expect([answer.status, answer.body.error.code]).toEqual([402, 'card_declined']);
    const unchanged = await send('GET', `subscriptions/${brooks.subscription}`);
    expect(unchanged.body.items.data[0].price.unit_amount).toBe(97_00);
  });
});

describe('events of the Stripe double', () => {
  it('are signed over their bytes', async () => {
    double.control.renewDue();
    const event = double.control.event('invoice.paid', { id: 'in_1' });
    const { body, headers } = await double.control.sign(event);
    const seconds = Math.floor(now.getTime() / 1000);
    expect(headers['stripe-signature']).toBe(await signWebhook(body, stripeDemo.webhookSecret, seconds));
    expect(headers['stripe-signature']).not.toBe(
      await signWebhook(`${body} `, stripeDemo.webhookSecret, seconds),
    );
  });

  it('are sent in order, and again if delivery failed', async () => {
    const delivered: string[] = [];
    let failures = 1;
    double.control.deliverTo(async (body) => {
      failures -= 1;
      if (failures >= 0) return new Response(null, { status: 500 });
      delivered.push(JSON.parse(body).type);
      return new Response();
    });
    now = new Date('2026-11-15T09:00:00.000Z');
    double.control.renewDue();
    await double.control.settle();
    expect(delivered).toEqual(['invoice.finalized', 'invoice.paid', 'customer.subscription.updated']);
  });
});

describe('the payment page of the Stripe double', () => {
  it('sells once, with the promotion code applied', async () => {
    const price = await newPrice(97_00, 'month');
    const { body } = await send('POST', 'checkout/sessions', {
      mode: 'subscription',
      customer: brooks.customer,
      success_url: 'https://a.test/done',
      'line_items[0][price]': price,
      'line_items[0][quantity]': '1',
      'discounts[0][promotion_code]': 'promo_spring20',
    });
    expect(await (await double.app.request(String(new URL(body.url).pathname))).text()).toContain(
      '77.60 USD',
    );
    const paid = await double.app.request(new URL(body.url).pathname, { method: 'POST' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'https://a.test/done']);
    expect(() => double.control.pay(body.id, visa)).toThrow('not open any more');
    expect(double.control.events().map(({ type }) => type)).toEqual([
      'payment_method.attached',
      'customer.updated',
      'customer.subscription.created',
      'invoice.finalized',
      'invoice.paid',
      'checkout.session.completed',
    ]);
  });

  it('accepts a price of the right kind, and rejects an expired code', async () => {
    const session = { mode: 'payment', customer: brooks.customer, success_url: 'https://a.test/done' };
    const line = async (interval: string) => ({
      'line_items[0][price]': await newPrice(5, interval),
      'line_items[0][quantity]': '1',
    });
    expect((await send('POST', 'checkout/sessions', { ...session, ...(await line('month')) })).status).toBe(
      400,
    );
    const ended = { 'discounts[0][promotion_code]': 'promo_winter25' };
    const refused = await send('POST', 'checkout/sessions', { ...session, ...(await line('')), ...ended });
    expect(refused.body.error.message).toBe('This promotion code is expired.');
  });
});

describe('the pages of the Stripe double', () => {
  it('show an invoice with its items at the address that it names', async () => {
    const { body } = await send('GET', `invoices/in_demoBrooks1`);
    const page = await double.app.request(String(body.hosted_invoice_url));
    const text = await page.text();
    expect(text).toContain('<h1>Invoice BROOKS-0001</h1>');
    expect(text).toMatch(/2026-07-15 · agency@adlane\.test · paid/);
    expect(text).toMatch(/<th scope="row">Total<\/th><td>[^<]*97[.,]00[^<]*<\/td>/);
  });

  it('show no invoice that is unknown', async () => {
    expect((await double.app.request('/invoice/in_none')).status).toBe(404);
  });
});

describe('a payment page of the Stripe double', () => {
  const open = async () => {
    const { body } = await send('POST', 'checkout/sessions', {
      mode: 'subscription',
      success_url: 'https://shop.test/done',
      customer: brooks.customer,
      'line_items[0][price]': await newPrice(97_00, 'month'),
      'line_items[0][quantity]': '1',
    });
    return String(body.id);
  };
  const expire = (id: string) => send('POST', `checkout/sessions/${id}/expire`);
  const refusal = (status: string) =>
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`;

  it('that is expired cannot be paid or expired again', async () => {
    const id = await open();
    expect((await expire(id)).body).toMatchObject({ id, status: 'expired', url: null });
    expect(() => double.control.pay(id, visa)).toThrow('not open');
    const again = await expire(id);
    expect([again.status, again.body.error.message]).toEqual([400, refusal('expired')]);
  });

  it('that is paid cannot be expired', async () => {
    const id = await open();
    double.control.pay(id, visa);
    const { status, body } = await expire(id);
    expect([status, body.error.message]).toEqual([400, refusal('complete')]);
    expect((await send('GET', `checkout/sessions/${id}`)).body.payment_status).toBe('paid');
  });

  it('that does not exist is not found', async () => {
    expect((await expire('cs_none')).status).toBe(404);
  });
});
