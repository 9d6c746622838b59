import { billingMessages } from '@adlane/contract/constants';
import { StripeSubscription } from '../../../connectors/stripe/stripeShapes';
import { inTenant } from '../../../db/tenant';
import { found, invalid } from '../../../http/problem';
import { applySubscription } from './applyStripe';
import { isAlive } from './billingView';
import { upsertSubscription } from './commands';
import { createStripe } from './createStripe';
import { findOwnChange, markChange } from './findOwnChange';
import type { PlanHolder } from './PlanHolder';
import { findBilling, lockSubscription } from './queries';

/** Ends a plan that Stripe does not bill at once, because nothing is paid ahead. */
async function endGiven({ agencyId, transact }: PlanHolder, now: Date): Promise<void> {
  await transact(async (tx) => {
    const row = await lockSubscription(tx, agencyId);
    if (row) await upsertSubscription(tx, { ...row, status: 'canceled', asked_at: now, updated_at: now });
  });
}

/**
 * Cancels a plan at the end of the paid period.
 * @throws Problem 422 if there is none, or it is canceled already; 503
 */
export async function cancelPlan(holder: PlanHolder, reason: string): Promise<void> {
  const { ports, agencyId, transact } = holder;
  const now = ports.clock.now();
  const own = await findOwnChange(holder);
  if (own) return transact((tx) => applySubscription(tx, { agencyId, what: own, fetchedAt: now }));
  const { subscription } = found(await inTenant(ports.db, agencyId, (tx) => findBilling(tx, agencyId)));
  if (!subscription) throw invalid({ plan_id: [billingMessages.noPlanToChange] });
  if (!isAlive(subscription) || subscription.cancel_at_period_end) {
    throw invalid({ plan_id: [billingMessages.isCanceled] });
  }
  const { subscription_id } = subscription;
  if (subscription_id === null) return endGiven(holder, now);
  const what = await createStripe(ports)({
    method: 'POST',
    path: `subscriptions/${subscription_id}`,
    params: {
      cancel_at_period_end: true,
      cancellation_details: reason === '' ? undefined : { comment: reason },
      metadata: markChange(holder),
    },
    answer: StripeSubscription,
  });
  // An event that was processed during the call read the state before.
  const fetchedAt = ports.clock.now();
  await transact((tx) => applySubscription(tx, { agencyId, what, fetchedAt }));
}
