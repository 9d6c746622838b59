import { agencies, stripe_events, subscriptions } from '@adlane/api-server/schema';
import { findRow, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createBillingTest } from '../createBillingTest';
import { createHandledJobs } from './createHandledJobs';
import type { OpenJobStage, SwitchedOutbound } from './JobStage';

const subscriptionId = 'sub_demoBrooks';

async function openBillingStage(outbound: SwitchedOutbound) {
  const jobs = createHandledJobs();
  const test = await createBillingTest({ ports: { outbound, jobs } });
  // Its events come in the order of the test's requests, and would hide what the job itself does.
  test.stripe.deliverTo(async () => new Response());
  const findPlan = () => findRow(test.ownerPool, subscriptions, { where: { agency_id: test.agencyId } });
  return { ...test, jobs, findPlan };
}

/** Stripe sends an event of a subscription whose state is not known here yet. */
export const openStripeEvent: OpenJobStage<'billing.event'> = async (outbound) => {
  const stage = await openBillingStage(outbound);
  const { ownerPool, clock, agencyId, findPlan } = stage;
  let tasks = 0;
  return {
    ...stage,
    async prepare() {
      tasks += 1;
      const id = `evt_fault${tasks}`;
      const at = clock.now();
      await updateRows(ownerPool, subscriptions, { status: 'past_due' }, { agency_id: agencyId });
      await insertRow(ownerPool, stripe_events, {
        id,
        type: 'customer.subscription.updated',
        object_id: subscriptionId,
        created_at: at,
        received_at: at,
      });
      const read = async () => {
        const { handled_at } = await findRow(ownerPool, stripe_events, { where: { id } });
        return [(await findPlan()).status, handled_at !== null];
      };
      return { payload: { eventId: id }, read };
    },
  };
};

/** An archived agency's plan still renews. */
export const openArchivedPlan: OpenJobStage<'billing.cancelArchived'> = async (outbound) => {
  const stage = await openBillingStage(outbound);
  const { ownerPool, agencyId, findPlan, stripe } = stage;
  const plan = stripe.state.subscriptions.get(subscriptionId);
  if (!plan) throw new Error('The demo agency has no plan at Stripe.');
  return {
    ...stage,
    async prepare() {
      await updateRows(ownerPool, agencies, { status: 'archived' }, { id: agencyId });
      await updateRows(ownerPool, subscriptions, { cancel_at_period_end: false }, { agency_id: agencyId });
      plan.cancelAtPeriodEnd = false;
      const read = async () => [(await findPlan()).cancel_at_period_end, plan.cancelAtPeriodEnd];
      return { payload: { agencyId }, read };
    },
  };
};
