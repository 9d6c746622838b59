import { randomUUID } from 'node:crypto';
import type { CheckoutSession, PlanChangePreview, Subscription } from '@adlane/contract/account/billing';
import { stripeDemo } from '@adlane/mocks/platforms';
import { expect } from 'vitest';
import type * as z from 'zod';
import { pollLimitMs } from '../../../../../test/timeLimits';
import type { UserCalls } from './asUser';
import type { Workload } from './Workload';

const plans = ['annual', 'new_monthly'] as const;

async function readSubscription(user: UserCalls): Promise<Subscription> {
  const path = 'v1/agency/billing/subscription';
  return (await user.succeed<{ subscription: Subscription }>({ path })).subscription;
}

/** Changes an agency's plan again and again, for the price that was previewed; returns the amounts. */
export async function writePlanChanges(workload: Workload, user: UserCalls): Promise<number[]> {
  const amounts: number[] = [];
  while (!workload.isFinishing()) {
    const path = 'v1/agency/change-subscription';
    const plan_id = plans[amounts.length % 2];
    const shown = await user.succeed<z.infer<typeof PlanChangePreview>>({
      path: `${path}/preview`,
      body: { plan_id },
    });
    const { amount_due, effective_at } = shown;
    const body = { plan_id, amount_due, effective_at };
    const { subscription } = await user.succeed<{ subscription: Subscription }>({
      path,
      body,
      key: randomUUID(),
    });
    expect(subscription.plan.plan_id).toBe(plan_id);
    amounts.push(amount_due);
    await workload.takeTurns();
  }
  return amounts;
}

/** Sends a call to Stripe as its operator does. */
async function callStripe(stripeUrl: string, method: string, path: string): Promise<Response> {
  const headers = { authorization: `Bearer ${stripeDemo.secretKey}`, 'stripe-version': stripeDemo.version };
  const answer = await fetch(`${stripeUrl}/v1/${path}`, { method, headers });
  if (!answer.ok) throw new Error(`Stripe answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/**
 * Buys a plan on Stripe's payment page again and again, after the operator has ended the one before at Stripe. Both take
 * effect by Stripe's events. Returns the ids of the paid sessions.
 */
export async function writeCheckouts(
  workload: Workload,
  user: UserCalls,
  { stripeUrl, subscriptionId }: { readonly stripeUrl: string; readonly subscriptionId: string },
): Promise<string[]> {
  const paid: string[] = [];
  let running: string = subscriptionId;
  // Beside other servers a job of a killed one is free after two minutes, and it may meet several kills.
  const timeout = 20 * pollLimitMs;
  const waitFor = (status: Subscription['status']) =>
    expect.poll(async () => (await readSubscription(user)).status, { timeout, interval: 100 }).toBe(status);
  while (!workload.isFinishing()) {
    await callStripe(stripeUrl, 'DELETE', `subscriptions/${running}`);
    await waitFor('canceled');
    const body = { plan_id: 'new_monthly' };
    const session = await user.succeed<z.infer<typeof CheckoutSession>>({
      path: 'v2/checkout/session',
      body,
      key: randomUUID(),
    });
    const page = await fetch(session.url, { method: 'POST', redirect: 'manual' });
    expect(page.status).toBe(303);
    await waitFor('active');
    const answer = await callStripe(stripeUrl, 'GET', `checkout/sessions/${session.session_id}`);
    ({ subscription: running } = (await answer.json()) as { subscription: string });
    paid.push(session.session_id);
  }
  return paid;
}
