import { isLifetimePlan, type PlanType } from '@adlane/contract/constants';
import { checkPlanFits, messages } from '@adlane/contract/rules';
import { eq } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { asOperator, inTenant, type Transact } from '../../../db/tenant';
import { found, invalid } from '../../../http/problem';
import type { Database, Ports } from '../../../ports';
import { applyPlan, type Fetched } from './applyStripe';
import { isAlive } from './billingView';
import { cancelPlan } from './cancelPlan';
import { changePlan } from './changePlan';
import { createStripe } from './createStripe';
import type { PlanHolder } from './PlanHolder';
import { findAnyPlan } from './plans';
import { countLocations, findBilling, type SubscriptionRow } from './queries';
import { endSubscription } from './syncStripe';

/** Gives an agency a plan that was sold elsewhere. Returns the subscription before. */
export function givePlan(
  tx: Database,
  { agencyId, what, fetchedAt }: Fetched<{ readonly plan_type: PlanType; readonly currency: string }>,
): Promise<SubscriptionRow | undefined> {
  return applyPlan(tx, { agencyId, what: { ...what, amount: 0 }, fetchedAt });
}

/**
 * Changes the plan of an agency: at Stripe, with the difference charged, if Stripe bills it; otherwise
 * without payment.
 */
export async function upgradePlan(holder: PlanHolder, planId: string): Promise<void> {
  const { ports, agencyId, transact } = holder;
  const plan = findAnyPlan(ports, planId);
  if (!plan) throw invalid({ plan_id: [messages.optionRequired] });
  const { subscription, used } = await inTenant(ports.db, agencyId, async (tx) => ({
    ...found(await findBilling(tx, agencyId)),
    used: await countLocations(tx, agencyId),
  }));
  const fault = checkPlanFits(plan.type, used);
  if (fault !== undefined) throw invalid({ plan_id: [fault] });
  const isBilled = subscription?.subscription_id != null && isAlive(subscription);
  if (isBilled && !isLifetimePlan(plan.type)) {
    await changePlan(holder, { plan_id: planId }, async () => plan);
    return;
  }
  const what = { plan_type: plan.type, currency: plan.currency };
  const before = await transact((tx) => givePlan(tx, { agencyId, what, fetchedAt: ports.clock.now() }));
  if (isBilled && before?.subscription_id) {
    await endSubscription({ ports, stripe: createStripe(ports) }, before.subscription_id);
  }
}

/** Job: cancels the plan of an archived agency. Does nothing if it was restored meanwhile. */
export async function cancelArchived(ports: Ports, agencyId: number): Promise<void> {
  const [agency] = await asOperator(ports.db, (tx) =>
    tx.select({ status: agencies.status }).from(agencies).where(eq(agencies.id, agencyId)),
  );
  const account = await inTenant(ports.db, agencyId, (tx) => findBilling(tx, agencyId));
  const row = account?.subscription;
  if (agency?.status !== 'archived' || !row?.subscription_id) return;
  if (isAlive(row) && !row.cancel_at_period_end) {
    const transact: Transact = (work) => inTenant(ports.db, agencyId, work);
    await cancelPlan({ ports, agencyId, transact, key: undefined }, 'Archived');
  }
}
