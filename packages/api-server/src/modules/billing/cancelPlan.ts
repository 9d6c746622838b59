import { billingMessages } from '@adlane/contract/constants';
import { StripeSubscription } from '../../connectors/stripe/stripeShapes';
import { inTenant } from '../../db/tenant';
import { found, invalid } from '../../http/problem';
import type { Ports } from '../../ports';
import { applySubscription } from './applyStripe';
import { isAlive } from './billingView';
import { billingOf, lockSubscription, saveSubscription } from './queries';
import { stripeOf } from './stripeOf';

/** A plan that Stripe does not bill has nothing paid ahead: it ends at once. */
async function endGiven(ports: Ports, agencyId: number, now: Date): Promise<void> {
  await inTenant(ports.db, agencyId, async (tx) => {
    const row = await lockSubscription(tx, agencyId);
    if (row) await saveSubscription(tx, { ...row, status: 'canceled', asked_at: now, updated_at: now });
  });
}

/**
 * Cancels a plan at the end of what is paid.
 * @throws Problem 422 where there is none, or it is cancelled already; 503
 */
export async function cancelPlan(ports: Ports, agencyId: number, reason: string): Promise<void> {
  const { subscription } = found(await inTenant(ports.db, agencyId, (tx) => billingOf(tx, agencyId)));
  if (!subscription) throw invalid({ plan_id: [billingMessages.noPlanToChange] });
  if (!isAlive(subscription) || subscription.cancel_at_period_end) {
    throw invalid({ plan_id: [billingMessages.isCanceled] });
  }
  const now = ports.clock.now();
  const { subscription_id } = subscription;
  if (subscription_id === null) return endGiven(ports, agencyId, now);
  const what = await stripeOf(ports)({
    method: 'POST',
    path: `subscriptions/${subscription_id}`,
    params: {
      cancel_at_period_end: true,
      cancellation_details: reason === '' ? undefined : { comment: reason },
    },
    answer: StripeSubscription,
  });
  await inTenant(ports.db, agencyId, (tx) => applySubscription(tx, { agencyId, what, askedAt: now }));
}
