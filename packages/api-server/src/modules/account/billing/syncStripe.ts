import * as z from 'zod';
import type { StripeClient } from '../../../connectors/stripe/stripeClient';
import {
  StripeCustomer,
  StripeInvoice,
  StripeInvoicePayments,
  StripeSession,
  StripeSubscription,
} from '../../../connectors/stripe/stripeShapes';
import { asOperator, inTenant } from '../../../db/tenant';
import type { Ports } from '../../../ports';
import { applyCard, applyInvoice, applyPlan, applyRefund, applySubscription } from './applyStripe';
import { updateCheckout } from './commands';
import { isPlanType } from './plans';
import { findCustomerAgency } from './queries';

export type Sync = { readonly ports: Ports; readonly stripe: StripeClient };

/** Finds the agency of a customer; undefined for unknown customers. */
async function findAgency({ ports }: Sync, customer: string | null): Promise<number | undefined> {
  if (customer === null) return undefined;
  return asOperator(ports.db, (tx) => findCustomerAgency(tx, customer));
}

/** Loads a subscription from Stripe and stores it. */
export async function syncSubscription(sync: Sync, id: string): Promise<void> {
  const fetchedAt = sync.ports.clock.now();
  const path = `subscriptions/${id}`;
  const what = await sync.stripe({ method: 'GET', path, answer: StripeSubscription });
  const agencyId = await findAgency(sync, what.customer);
  if (agencyId === undefined) return;
  await inTenant(sync.ports.db, agencyId, (tx) => applySubscription(tx, { agencyId, what, fetchedAt }));
}

/** Loads an invoice from Stripe and stores it. Returns the agency's id. */
export async function syncInvoice(sync: Sync, id: string): Promise<number | undefined> {
  const fetchedAt = sync.ports.clock.now();
  const what = await sync.stripe({ method: 'GET', path: `invoices/${id}`, answer: StripeInvoice });
  const agencyId = await findAgency(sync, what.customer);
  if (agencyId === undefined) return undefined;
  await inTenant(sync.ports.db, agencyId, (tx) => applyInvoice(tx, { agencyId, what, fetchedAt }));
  return agencyId;
}

/** Loads a customer's card from Stripe and stores the parts that may be shown. */
export async function syncCustomer(sync: Sync, id: string): Promise<void> {
  const fetchedAt = sync.ports.clock.now();
  const { invoice_settings } = await sync.stripe({
    method: 'GET',
    path: `customers/${id}`,
    params: { expand: ['invoice_settings.default_payment_method'] },
    answer: StripeCustomer,
  });
  const agencyId = await findAgency(sync, id);
  if (agencyId === undefined) return;
  const what = invoice_settings.default_payment_method;
  await inTenant(sync.ports.db, agencyId, (tx) => applyCard(tx, { agencyId, what, fetchedAt }));
}

/** Ends a subscription at once; does nothing if it has ended already. */
export async function endSubscription({ stripe }: Sync, id: string): Promise<void> {
  const path = `subscriptions/${id}`;
  const hasEnded = async () =>
    (await stripe({ method: 'GET', path, answer: StripeSubscription })).status === 'canceled';
  if (await hasEnded()) return;
  await stripe({ method: 'DELETE', path, answer: StripeSubscription }).catch(async (error: unknown) => {
    // Stripe has no keys for this: after a lost answer it refuses the retry, although the first attempt has ended it.
    if (!(await hasEnded())) throw error;
  });
}

/**
 * Applies a paid checkout: stores the subscription, or the lifetime plan, which ends a running subscription.
 */
export async function syncSession(sync: Sync, id: string): Promise<void> {
  const fetchedAt = sync.ports.clock.now();
  const path = `checkout/sessions/${id}`;
  const session = await sync.stripe({ method: 'GET', path, answer: StripeSession });
  const agencyId = await findAgency(sync, session.customer);
  if (agencyId === undefined || session.payment_status === 'unpaid') return;
  if (session.subscription !== null) await syncSubscription(sync, session.subscription);
  const plan_type = session.metadata?.plan_type;
  if (session.mode === 'payment' && isPlanType(plan_type)) {
    const currency = (session.currency ?? sync.ports.platforms.stripe.currency).toUpperCase();
    const what = { plan_type, amount: session.amount_total ?? 0, currency };
    const before = await inTenant(sync.ports.db, agencyId, (tx) =>
      applyPlan(tx, { agencyId, what, fetchedAt }),
    );
    if (before?.subscription_id) await endSubscription(sync, before.subscription_id);
  }
  if (session.invoice !== null) await syncInvoice(sync, session.invoice);
  // Only now: until its effect is stored, no other payment page may open.
  await inTenant(sync.ports.db, agencyId, (tx) => updateCheckout(tx, agencyId, { before: id, after: null }));
}

const Charge = z.object({ payment_intent: z.string().nullable(), refunded: z.boolean() });

/** Applies a refund: the invoice is refunded if all of the charge was. */
export async function syncRefund(sync: Sync, id: string): Promise<void> {
  const { payment_intent, refunded } = await sync.stripe({
    method: 'GET',
    path: `charges/${id}`,
    answer: Charge,
  });
  if (payment_intent === null || !refunded) return;
  const { data } = await sync.stripe({
    method: 'GET',
    path: 'invoice_payments',
    params: { payment: { type: 'payment_intent', payment_intent } },
    answer: StripeInvoicePayments,
  });
  for (const { invoice } of data) {
    const agencyId = await syncInvoice(sync, invoice);
    if (agencyId === undefined) continue;
    await inTenant(sync.ports.db, agencyId, (tx) => applyRefund(tx, agencyId, invoice));
  }
}
