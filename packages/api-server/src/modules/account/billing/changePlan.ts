import type { Contract, ParsedInput } from '@adlane/contract';
import type { Plan, PlanChangePreview, Subscription } from '@adlane/contract/account/billing';
import { previewMinutes } from '@adlane/contract/account/billing';
import { billingMessages, isLifetimePlan } from '@adlane/contract/constants';
import { checkPlanFits } from '@adlane/contract/rules';
import type * as z from 'zod';
import type { StripeClient } from '../../../connectors/stripe/stripeClient';
import { StripeInvoice, StripeSubscription } from '../../../connectors/stripe/stripeShapes';
import { inTenant } from '../../../db/tenant';
import { conflict, found, invalid } from '../../../http/problem';
import type { Database, Ports } from '../../../ports';
import { applySubscription } from './applyStripe';
import { findSubscription, isAlive } from './billingView';
import { createStripe } from './createStripe';
import { findOwnChange, markChange } from './findOwnChange';
import type { PlanHolder } from './PlanHolder';
import { requirePlanOnSale } from './plans';
import { countLocations, findBilling, type SubscriptionRow } from './queries';
import { ensurePrice } from './stripeCustomer';
import { syncInvoice } from './syncStripe';

export type PlanChangeForm = ParsedInput<Contract['billing']['change']>['body'];

/** A subscription that Stripe bills. */
type Billed = {
  readonly id: string;
  readonly item: string;
  readonly customer: string;
  readonly row: SubscriptionRow;
};
/** @throws Problem 422 for an unavailable plan */
type FindPlan = (tx: Database, ports: Ports, planId: string) => Promise<Plan>;
type Change = { readonly plan: Plan; readonly billed: Billed; readonly isResumed: boolean };

function toBilled(row: SubscriptionRow | null, customer: string | undefined): Billed {
  const { subscription_id: id, item_id: item } = row ?? {};
  if (!row || !isAlive(row) || id == null || item == null || customer === undefined) {
    throw invalid({ plan_id: [billingMessages.noPlanToChange] });
  }
  return { id, item, customer, row };
}

/**
 * Reads the current and the new plan. Selecting the current plan reverts a cancellation.
 * @throws Problem 422
 */
function readChange(ports: Ports, agencyId: number, planId: string, findPlan: FindPlan): Promise<Change> {
  return inTenant(ports.db, agencyId, async (tx) => {
    const { subscription, customer } = found(await findBilling(tx, agencyId));
    const billed = toBilled(subscription, customer?.customer_id);
    const { row } = billed;
    if (planId === row.plan_type) {
      if (!row.cancel_at_period_end) throw invalid({ plan_id: [billingMessages.samePlan] });
      const view = await findSubscription(tx, ports, agencyId, ports.clock.now());
      return { plan: view.plan, billed, isResumed: true };
    }
    const plan = await findPlan(tx, ports, planId);
    if (isLifetimePlan(plan.type)) throw invalid({ plan_id: [billingMessages.lifetimeIsBought] });
    const fault = checkPlanFits(plan.type, await countLocations(tx, agencyId));
    if (fault !== undefined) throw invalid({ plan_id: [fault] });
    return { plan, billed, isResumed: false };
  });
}

/** Rounds to Stripe's resolution of seconds. */
function toWholeSecond(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 1000) * 1000);
}

/** Computes what Stripe would charge at once for a change at an instant; negative for a credit. */
async function getPrice(stripe: StripeClient, { billed, plan }: Change, at: Date): Promise<number> {
  const invoice = await stripe({
    method: 'POST',
    path: 'invoices/create_preview',
    params: {
      customer: billed.customer,
      subscription: billed.id,
      subscription_details: {
        items: [{ id: billed.item, price: await ensurePrice(stripe, plan) }],
        proration_behavior: 'always_invoice',
        proration_date: at.getTime() / 1000,
      },
    },
    answer: StripeInvoice,
  });
  return invoice.total < 0 ? invoice.total : invoice.amount_due;
}

/**
 * Previews the price of a plan change now, as Stripe calculates it.
 * @throws Problem 422, 503
 */
export async function previewChange(
  ports: Ports,
  agencyId: number,
  planId: string,
): Promise<z.input<typeof PlanChangePreview>> {
  const at = toWholeSecond(ports.clock.now());
  const change = await readChange(ports, agencyId, planId, requirePlanOnSale);
  const amount_due = change.isResumed ? 0 : await getPrice(createStripe(ports), change, at);
  return { plan: change.plan, amount_due, effective_at: at.toISOString() };
}

/**
 * Returns the instant that the change is calculated for: the preview's, while it is fresh.
 * @throws Problem 409
 */
function toInstant({ effective_at }: PlanChangeForm, now: Date): Date {
  if (effective_at === undefined) return toWholeSecond(now);
  const at = toWholeSecond(new Date(effective_at));
  const isFresh = at <= now && now.getTime() - at.getTime() <= previewMinutes * 60_000;
  if (!isFresh) throw conflict(billingMessages.previewOutdated);
  return at;
}

/** @throws Problem 409 if the price differs from the preview */
async function checkShown(
  stripe: StripeClient,
  change: Change,
  form: PlanChangeForm,
  at: Date,
): Promise<void> {
  if (form.amount_due === undefined || change.isResumed) return;
  const price = await getPrice(stripe, change, at);
  if (price !== form.amount_due) throw conflict(billingMessages.previewOutdated);
}

/** Changes the subscription at Stripe. */
async function sendChange(
  holder: PlanHolder,
  { plan, billed, isResumed }: Change,
  { stripe, at }: { readonly stripe: StripeClient; readonly at: Date },
): Promise<StripeSubscription> {
  const change = async () => ({
    items: [{ id: billed.item, price: await ensurePrice(stripe, plan) }],
    payment_behavior: 'error_if_incomplete',
    proration_behavior: 'always_invoice',
    proration_date: at.getTime() / 1000,
  });
  return stripe({
    method: 'POST',
    path: `subscriptions/${billed.id}`,
    params: {
      cancel_at_period_end: false,
      metadata: { ...markChange(holder), ...(!isResumed && { plan_type: plan.type }) },
      ...(!isResumed && (await change())),
    },
    answer: StripeSubscription,
  });
}

/** Stores a subscription that was changed, with its latest payment, and returns it as it is shown. */
async function storeChange(
  { ports, agencyId, transact }: PlanHolder,
  {
    stripe,
    what,
    fetchedAt,
  }: { readonly stripe: StripeClient; readonly what: StripeSubscription; readonly fetchedAt: Date },
): Promise<z.input<typeof Subscription>> {
  await transact((tx) => applySubscription(tx, { agencyId, what, fetchedAt }));
  if (what.latest_invoice !== null) await syncInvoice({ ports, stripe }, what.latest_invoice);
  return inTenant(ports.db, agencyId, (tx) => findSubscription(tx, ports, agencyId, fetchedAt));
}

/**
 * Changes the plan and charges the difference at once; if the payment fails, nothing changes. `findPlan`
 * finds an available plan. A repeat under the same key finds the change, and charges nothing more.
 * @throws Problem 402 if the card is declined, 409 for an outdated preview, 422, 503
 */
export async function changePlan(
  holder: PlanHolder,
  form: PlanChangeForm,
  findPlan: FindPlan = requirePlanOnSale,
): Promise<z.input<typeof Subscription>> {
  const { ports, agencyId } = holder;
  const now = ports.clock.now();
  const stripe = createStripe(ports);
  const own = await findOwnChange(holder);
  if (own) return storeChange(holder, { stripe, what: own, fetchedAt: now });
  const change = await readChange(ports, agencyId, form.plan_id, findPlan);
  const at = toInstant(form, now);
  await checkShown(stripe, change, form, at);
  const what = await sendChange(holder, change, { stripe, at });
  // An event that was processed during the call read the state before.
  return storeChange(holder, { stripe, what, fetchedAt: ports.clock.now() });
}
