import { clients } from '@adlane/api-server/schema';
import { billingMessages } from '@adlane/contract/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertRows } from '../../fixtures/rows/rows';
import { type BillingTest, createBillingTestBeforeEach } from '../../harness/createBillingTest';

let test: BillingTest;
createBillingTestBeforeEach((created) => {
  test = created;
});

const checkout = (plan_id: string, coupon: string | null = null) =>
  test.send('POST', '../v2/checkout/session', { token: test.token, body: { plan_id, coupon } });

describe('plan offers', () => {
  it('are public: the plans on sale, cheapest first, at the prices of the specification', async () => {
    const { status, body } = await test.send('GET', 'plan/offers');
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        id: 5,
        plan_id: 'new_monthly',
        type: 'new_monthly',
        interval: 'month',
        name: 'Agency Unlimited Monthly',
        price: 9700,
        currency: 'USD',
        locations: 5,
        status: 'active',
      },
      {
        id: 3,
        plan_id: 'annual',
        type: 'annual',
        interval: 'annual',
        name: 'Agency Unlimited Annual',
        price: 99700,
        currency: 'USD',
        locations: 5,
        status: 'active',
      },
      {
        id: 4,
        plan_id: 'new_lifetime',
        type: 'new_lifetime',
        interval: 'lifetime',
        name: 'Agency Unlimited Lifetime',
        price: 199700,
        currency: 'USD',
        locations: null,
        status: 'active',
      },
    ]);
  });

  it('follow what the super admin puts on sale', async () => {
    const operator = await test.as('SuperAdmin');
    expect((await test.get('plans', test.token)).status).toBe(403);
    const all = await test.get('plans?sort=price&order=asc', operator);
    expect(all.body.data.map(({ type, price }: { type: string; price: number }) => [type, price])).toEqual([
      ['new_monthly', 9700],
      ['monthly', 34900],
      ['annual', 99700],
      ['new_lifetime', 199700],
      ['lifetime', 249700],
    ]);
    expect((await test.get('plans?status=inactive', operator)).body.meta.total).toBe(2);
    const change = (id: number, as: string) =>
      test.send('PUT', `plans/update-status/${id}`, { token: as, body: { status: 'inactive' } });
    expect((await change(4, test.token)).status).toBe(403);
    expect((await change(6, operator)).status).toBe(404);
    expect((await change(4, operator)).body).toMatchObject({ type: 'new_lifetime', status: 'inactive' });
    const offers = (await test.send('GET', 'plan/offers')).body.data;
    expect(offers.map(({ type }: { type: string }) => type)).toEqual(['new_monthly', 'annual']);
  });
});

describe('a coupon', () => {
  const check = async (coupon: string, plan_id = 'new_monthly') =>
    (await test.send('POST', 'plan/offers/coupon/validate', { body: { coupon, plan_id } })).body;

  it('takes its percentage or amount off in whole cents', async () => {
    expect(await check('spring20', 'annual')).toEqual({
      is_valid: true,
      coupon: 'SPRING20',
      percent_off: 20,
      amount_off: null,
      price: 79760,
      message: 'Coupon applied.',
    });
    expect(await check('TENNER')).toMatchObject({ is_valid: true, amount_off: 1000, price: 8700 });
  });

  it('that is wrong, inactive or expired gets an answer without a price', async () => {
    expect(await check('NOPE')).toMatchObject({
      is_valid: false,
      price: 9700,
      message: 'This coupon is not valid.',
    });
    expect(await check('GONE50')).toMatchObject({ is_valid: false, message: 'This coupon is not valid.' });
    expect(await check('WINTER25')).toMatchObject({ is_valid: false, message: 'This coupon has expired.' });
    const euros = { percentOff: null, amountOff: 500, currency: 'eur', expiresAt: null, isActive: true };
    test.stripe.state.promotionCodes.set('promo_euros5', { id: 'promo_euros5', code: 'EUROS5', ...euros });
    expect(await check('EUROS5')).toMatchObject({ is_valid: false, message: billingMessages.couponCurrency });
    const unsold = await test.send('POST', 'plan/offers/coupon/validate', {
      body: { coupon: 'SPRING20', plan_id: 'monthly' },
    });
    expect([unsold.status, unsold.body.errors]).toEqual([422, { plan_id: ['This plan is not available.'] }]);
  });

  it('has a rate limit against guessing', async () => {
    for (let guess = 0; guess < 30; guess += 1) await check(`GUESS${guess}`);
    const last = await test.send('POST', 'plan/offers/coupon/validate', {
      body: { coupon: 'SPRING20', plan_id: 'annual' },
    });
    expect(last.status).toBe(429);
  });
});

describe('an active plan', () => {
  it('shows what is paid, until when, and how many locations are used', async () => {
    expect(await test.findSubscription()).toEqual({
      plan: {
        id: 5,
        plan_id: 'new_monthly',
        type: 'new_monthly',
        interval: 'month',
        name: 'Agency Unlimited Monthly',
        price: 9700,
        currency: 'USD',
        locations: 5,
        status: 'active',
      },
      status: 'active',
      current_period_end: '2026-11-15T09:00:00.000Z',
      cancel_at_period_end: false,
      trial_ends_at: null,
      locations_used: 3,
    });
  });

  it('lists its payments to the agency only, without secrets', async () => {
    const { body } = await test.get('agency/billing/transactions?sort=created_at&order=asc');
    expect(body.meta.total).toBe(4);
    expect(body.data[0]).toMatchObject({
      number: 'BROOKS-0001',
      description: 'Agency Unlimited Monthly',
      amount: 9700,
      currency: 'USD',
      status: 'paid',
      created_at: '2026-07-15T09:00:00.000Z',
    });
    expect((await test.get('agency/billing/transactions?search=0002')).body.meta.total).toBe(1);
    expect((await test.get('agency/billing/transactions?status=failed')).body.meta.total).toBe(0);
    for (const path of ['agency/billing/transactions', 'user/card-details', 'agency/billing/subscription']) {
      for (const role of ['Client', 'SuperAdmin'] as const) {
        expect((await test.get(path, await test.as(role))).status).toBe(403);
      }
      const answer = JSON.stringify((await test.get(path)).body);
      expect(answer).not.toMatch(/cus_|sub_|si_|pm_|in_demo|sk_test|whsec/);
    }
  });

  it('is changed for the previewed amount to the cent', async () => {
    const shown = await test.post('agency/change-subscription/preview', { plan_id: 'annual' });
    // 13 of 31 days of 97.00 are left: 40.68 are credited.
    expect(shown.body).toMatchObject({ amount_due: 99700 - 4068, effective_at: '2026-11-02T09:00:00.000Z' });
    test.clock.advance(30 * 60 * 1000);
    const { amount_due, effective_at } = shown.body;
    const changed = await test.post('agency/change-subscription', {
      plan_id: 'annual',
      amount_due,
      effective_at,
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      message: 'Plan changed successfully.',
      subscription: {
        plan: { plan_id: 'annual', price: 99700 },
        status: 'active',
        current_period_end: '2027-11-02T09:00:00.000Z',
      },
    });
    const before = (await test.get('agency/billing/transactions')).body.data[0];
    expect(before).toMatchObject({ amount: 95632, status: 'paid', description: 'Agency Unlimited Annual' });
    await test.settle();
    expect((await test.get('agency/billing/transactions')).body.meta.total).toBe(5);
    expect((await test.get('me')).body.user.subscription).toEqual({ data: { plan_id: 'annual' } });
  });

  it('is not changed for a price other than the previewed one', async () => {
    const { body } = await test.post('agency/change-subscription/preview', { plan_id: 'annual' });
    const { effective_at } = body;
    const wrong = await test.post('agency/change-subscription', {
      plan_id: 'annual',
      effective_at,
      amount_due: 1,
    });
    expect([wrong.status, wrong.body.message]).toEqual([
      409,
      'The price of this change was updated. Please review it again.',
    ]);
    test.clock.advance(60 * 60 * 1000 + 1);
    const late = await test.post('agency/change-subscription', { plan_id: 'annual', effective_at });
    expect(late.status).toBe(409);
    expect((await test.findSubscription()).plan.plan_id).toBe('new_monthly');
  });

  it('stays the same when the card is declined', async () => {
    const { client_secret } = (await test.send('POST', '../v2/stripe/setupintent', { token: test.token }))
      .body;
    const card = test.stripe.confirmSetup(client_secret.split('_secret')[0], test.declined);
    await test.post(`agency/billing/card_update/${test.agencyId}`, { payment_method: card });
    const refused = await test.post('agency/change-subscription', { plan_id: 'annual' });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      402,
      'PAYMENT_REQUIRED',
      'Your card was declined.',
    ]);
    await test.settle();
    expect((await test.findSubscription()).plan.plan_id).toBe('new_monthly');
    expect((await test.get('agency/billing/transactions')).body.meta.total).toBe(4);
  });

  it('can only be changed to another recurring plan on sale with room for the clients', async () => {
    const refuse = async (plan_id: string) =>
      (await test.post('agency/change-subscription/preview', { plan_id })).body.errors?.plan_id;
    expect(await refuse('new_monthly')).toEqual(['You are already on this plan.']);
    expect(await refuse('monthly')).toEqual(['This plan is not available.']);
    expect(await refuse('new_lifetime')).toEqual(['Buy a lifetime plan on the payment page.']);
    await insertRows(
      test.ownerPool,
      clients,
      [1, 2, 3].map((number) => ({ agency_id: test.agencyId, business_name: `Extra ${number}` })),
    );
    expect(await refuse('annual')).toEqual([
      'This plan holds 5 locations, and you use 6. Delete 1 of your clients first.',
    ]);
  });

  it('is canceled at the end of the paid period and can be resumed until then', async () => {
    const cancelled = await test.post('cancel-subscription', { reason: 'Too few leads' });
    expect(cancelled.body).toEqual({ message: 'Subscription cancelled successfully.' });
    expect(await test.findSubscription()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    const again = await test.post('cancel-subscription');
    expect([again.status, again.body.message]).toEqual([422, 'This plan is already canceled.']);
    const shown = await test.post('agency/change-subscription/preview', { plan_id: 'new_monthly' });
    expect(shown.body.amount_due).toBe(0);
    await test.post('agency/change-subscription', { plan_id: 'new_monthly' });
    expect(await test.findSubscription()).toMatchObject({ status: 'active', cancel_at_period_end: false });
  });
});

describe('the payment card', () => {
  it('is shown by its last digits and can be replaced by another card of the agency', async () => {
    expect((await test.get('user/card-details')).body).toEqual({
      card: { brand: 'visa', last4: '4242', exp_month: 11, exp_year: 2029 },
    });
    const intent = await test.send('POST', '../v2/stripe/setupintent', { token: test.token });
    expect(intent.status).toBe(201);
    expect(Object.keys(intent.body).sort()).toEqual(['client_secret', 'publishable_key', 'script_url']);
    const card = test.stripe.confirmSetup(intent.body.client_secret.split('_secret')[0], {
      brand: 'amex',
      last4: '0005',
      exp_month: 6,
      exp_year: 2032,
    });
    const replace = (id: number, payment_method: string) =>
      test.post(`agency/billing/card_update/${id}`, { payment_method });
    const { body } = await replace(test.agencyId, card);
    expect(body).toEqual({
      message: 'Card updated successfully.',
      card: { brand: 'amex', last4: '0005', exp_month: 6, exp_year: 2032 },
    });
    const unknown = { payment_method: ['This card is not saved in your account.'] };
    for (const id of ['pm_demoLindqvist', 'pm_none', '../customers/cus_demoLindqvist']) {
      expect((await replace(test.agencyId, id)).body.errors).toEqual(unknown);
    }
    expect((await replace(test.agencyId + 1, card)).status).toBe(404);
    await test.settle();
    expect((await test.get('user/card-details')).body.card.last4).toBe('0005');
  });
});

describe('a trial', () => {
  it('lasts 14 days with the limits of the monthly plan, then allows reading only', async () => {
    await test.startTrial(test.agencyId);
    expect(await test.findSubscription()).toMatchObject({
      plan: { plan_id: 'new_monthly' },
      status: 'trialing',
      trial_ends_at: '2026-11-16T09:00:00.000Z',
    });
    expect((await test.get('me')).body.user.subscription).toBeNull();
    test.clock.advance(14 * 24 * 60 * 60 * 1000 - 1);
    expect((await test.post('folders/store', { name: 'On time' })).status).toBe(201);
    test.clock.advance(1);
    expect((await test.findSubscription()).status).toBe('canceled');
    const change = await test.post('agency/change-subscription/preview', { plan_id: 'annual' });
    expect([change.status, change.body.errors]).toEqual([422, { plan_id: [billingMessages.noPlanToChange] }]);
    const refused = await test.post('folders/store', { name: 'Late' });
    expect([refused.status, refused.body]).toEqual([
      402,
      { message: 'Your plan has ended. Choose a plan in Billing to continue.', code: 'PAYMENT_REQUIRED' },
    ]);
    expect((await test.get('clients')).status).toBe(200);
    expect((await test.request('/api/v1/leads/export', { token: test.token })).status).toBe(200);
    const client = await test.as('Client');
    expect((await test.post('templates/store', {}, client)).body.message).toBe(
      'The plan of your agency has ended. Please contact your agency.',
    );
  });

  it('becomes the plan that is paid on the payment page', async () => {
    await test.startTrial(test.agencyId);
    const { status, body } = await checkout('annual', 'SPRING20');
    expect(status).toBe(201);
    expect(body.url).toMatch(/\/checkout\/pay\/cs_test_/);
    expect((await test.findSubscription()).status).toBe('trialing');
    test.stripe.pay(body.session_id, test.visa);
    await test.settle();
    expect(await test.findSubscription()).toMatchObject({
      plan: { plan_id: 'annual', price: 99700 },
      status: 'active',
      current_period_end: '2027-11-02T09:00:00.000Z',
    });
    const payments = (await test.get('agency/billing/transactions')).body;
    expect(payments.data).toMatchObject([
      { amount: 79760, status: 'paid', description: 'Agency Unlimited Annual' },
    ]);
    expect((await test.get('user/card-details')).body.card.last4).toBe('4242');
    const again = await checkout('annual');
    expect(again.body.errors).toEqual({ plan_id: ['You already have a plan. Change it instead.'] });
  });

  it('accepts no invalid coupon', async () => {
    await test.startTrial(test.agencyId);
    const refused = await checkout('annual', 'WINTER25');
    expect([refused.status, refused.body.errors]).toEqual([422, { coupon: ['This coupon has expired.'] }]);
    expect(test.stripe.state.sessions.size).toBe(0);
  });

  it('opens one payment page per key and creates one customer, however often it is clicked', async () => {
    await test.startTrial(test.agencyId);
    const once = () =>
      test.send('POST', '../v2/checkout/session', {
        token: test.token,
        body: { plan_id: 'annual', coupon: null },
        headers: { 'idempotency-key': 'press' },
      });
    const [first, second] = await Promise.all([once(), once()]);
    expect(second.body.session_id).toBe(first.body.session_id);
    await Promise.all([checkout('annual'), checkout('annual')]);
    expect([...test.stripe.state.customers.keys()].filter((id) => !id.includes('demo'))).toHaveLength(1);
    expect(
      [...test.stripe.state.prices.values()].filter(({ lookup_key }) => lookup_key?.includes('annual')),
    ).toHaveLength(1);
  });
});

describe('a lifetime plan', () => {
  beforeEach(async () => {
    const { body } = await checkout('new_lifetime');
    test.stripe.pay(body.session_id, test.visa);
    await test.settle();
  });

  it('is paid once, ends the previous plan and has no billing page', async () => {
    expect(await test.findSubscription()).toMatchObject({
      plan: { plan_id: 'new_lifetime', price: 199700, locations: null },
      status: 'active',
      current_period_end: null,
    });
    expect(test.stripe.state.subscriptions.get('sub_demoBrooks')?.status).toBe('canceled');
    expect((await test.get('me')).body.user.isLifetime).toBe(true);
    for (const path of ['agency/billing/transactions', 'user/card-details']) {
      expect((await test.get(path)).status).toBe(403);
    }
    expect((await checkout('annual')).status).toBe(403);
    expect((await test.post('agency/change-subscription', { plan_id: 'annual' })).status).toBe(403);
    expect((await test.post('cancel-subscription')).status).toBe(403);
  });

  it('allows any number of locations', async () => {
    for (let index = 0; index < 4; index += 1) {
      const email = `owner${index}@shop.example`;
      const made = await test.post('clients/store', { business_name: 'Shop', first_name: 'Ann', email });
      expect(made.status).toBe(201);
    }
    expect((await test.findSubscription()).locations_used).toBe(7);
  });
});
