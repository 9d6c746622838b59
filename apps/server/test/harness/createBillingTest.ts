import { agencies, billing_customers, subscriptions, transactions } from '@adlane/api-server/schema';
import { stripeDemo } from '@adlane/mocks/platforms';
import { afterEach, beforeEach } from 'vitest';
import { findDemoAgencyId } from '../fixtures/rows/demoRows';
import { deleteRows, updateRows } from '../fixtures/rows/rows';
import { createDoublesTest } from './createDoublesTest';
import type { TestAppOptions, TestRequest } from './createTestApp';

export type BillingTest = Awaited<ReturnType<typeof createBillingTest>>;
/** The API with Stripe's double, whose events reach it signed; and what tests of plans do again and again. */
export async function createBillingTest(options: TestAppOptions = {}) {
  const test = await createDoublesTest(options);
  const stripe = test.doubles.stripe.control;
  stripe.deliverTo((body, headers) =>
    test.request('/api/v1/webhooks/stripe', { method: 'POST', body, headers: { ...headers } }),
  );
  const send = async (method: string, path: string, init: TestRequest = {}) => {
    const answer = await test.request(`/api/v1/${path}`, { method, ...init });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const token = await test.as('Agency');
  const get = (path: string, as = token) => send('GET', path, { token: as });
  return {
    ...test,
    stripe,
    send,
    /** The agency's. */
    token,
    /** Reads as the agency where no other token is given. */
    get,
    /** Sends as the agency where no other token is given. */
    post: (path: string, body: unknown = {}, as = token) => send('POST', path, { token: as, body }),
    /** Finds the agency's subscription. */
    findSubscription: async (as = token) => (await get('agency/billing/subscription', as)).body.subscription,
    agencyId: await findDemoAgencyId(test.ownerPool),
    visa: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031 },
    /** Stripe declines it. */
    declined: { brand: 'visa', last4: '0341', exp_month: 12, exp_year: 2031 },
    demo: stripeDemo,
    /** Waits until Stripe's events have had their effect. */
    async settle(): Promise<void> {
      await stripe.settle();
      await test.jobs.settle();
    },
    /** Sets an agency back to before it had a plan, as one that signed up now. */
    async startTrial(agencyId: number): Promise<void> {
      const where = { agency_id: agencyId };
      await deleteRows(test.ownerPool, transactions, where);
      await deleteRows(test.ownerPool, subscriptions, where);
      await deleteRows(test.ownerPool, billing_customers, where);
      await updateRows(test.ownerPool, agencies, { created_at: test.clock.now() }, { id: agencyId });
    },
  };
}

/** Creates one before each test of a file, gives it to `use`, and closes it after the test. */
export function createBillingTestBeforeEach(use: (test: BillingTest) => void): void {
  let test: BillingTest | undefined;
  beforeEach(async () => {
    test = await createBillingTest();
    use(test);
  });
  afterEach(async () => {
    await test?.close();
    test = undefined;
  });
}
