import { stripeDemo } from '@adlane/mocks/platforms';
import { createDoublesTest } from './createDoublesTest';
import type { TestRequest } from './createTestApp';

export type BillingTest = Awaited<ReturnType<typeof createBillingTest>>;
/** The API with Stripe's double, whose events reach it signed; and what tests of plans do again and again. */
export async function createBillingTest() {
  const test = await createDoublesTest();
  const stripe = test.doubles.stripe.control;
  stripe.deliverTo((body, headers) =>
    test.request('/api/v1/webhooks/stripe', { method: 'POST', body, headers: { ...headers } }),
  );
  const send = async (method: string, path: string, init: TestRequest = {}) => {
    const answer = await test.request(`/api/v1/${path}`, { method, ...init });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const { agency_id } = await test.one("select agency_id from users where email = 'agency@adlane.test'");
  return {
    ...test,
    stripe,
    send,
    agencyId: Number(agency_id),
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
      await test.query('delete from transactions where agency_id = $1', [agencyId]);
      await test.query('delete from subscriptions where agency_id = $1', [agencyId]);
      await test.query('delete from billing_customers where agency_id = $1', [agencyId]);
      await test.query('update agencies set created_at = $2 where id = $1', [agencyId, test.clock.now()]);
    },
  };
}
