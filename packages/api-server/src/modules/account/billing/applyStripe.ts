import type { Subscription, Transaction } from '@adlane/contract/account/billing';
import { type PlanType, trialPlan } from '@adlane/contract/constants';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type {
  StripeInvoice,
  StripePaymentMethod,
  StripeSubscription,
} from '../../../connectors/stripe/stripeShapes';
import { billing_customers, transactions } from '../../../db/schema/account/billing';
import type { Database } from '../../../ports';
import { isAlive, isForLife } from './billingView';
import { upsertSubscription } from './commands';
import { isPlanType } from './plans';
import { lockSubscription, type SubscriptionRow } from './queries';

/**
 * An answer of Stripe with the time of its request: one that is older than the stored state changes nothing.
 */
export type Fetched<T> = { readonly agencyId: number; readonly what: T; readonly fetchedAt: Date };

/** Longer than one call of Stripe takes with its retries. */
const longestCallMs = 5 * 60 * 1000;

/**
 * Returns the latest time of a stored state that is newer than an answer which was requested at `fetchedAt`. One beyond it
 * was stored before the clock was set back, so it is older.
 */
const latestNewer = (fetchedAt: Date) => new Date(fetchedAt.getTime() + longestCallMs);

const isNewer = (stored: Date, fetchedAt: Date) => stored > fetchedAt && stored <= latestNewer(fetchedAt);

/** Selects rows whose state is not newer than the answer. */
const mayUpdate = (stored: PgColumn, fetchedAt: Date) =>
  or(isNull(stored), lte(stored, fetchedAt), gt(stored, latestNewer(fetchedAt)));

const statuses: Readonly<Record<StripeSubscription['status'], Subscription['status']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  canceled: 'canceled',
  unpaid: 'canceled',
  paused: 'canceled',
};

/** An ended subscription must not replace a running one, and none replaces a lifetime plan. */
function mayReplace(row: SubscriptionRow, id: string, status: Subscription['status']): boolean {
  if (row.subscription_id === id) return true;
  return !isForLife(row) && (isAlive({ status }) || !isAlive(row));
}

/** Stores a subscription in Stripe's state. */
export async function applySubscription(
  tx: Database,
  { agencyId, what, fetchedAt }: Fetched<StripeSubscription>,
): Promise<void> {
  const row = await lockSubscription(tx, agencyId);
  const status = statuses[what.status];
  if (row && (isNewer(row.asked_at, fetchedAt) || !mayReplace(row, what.id, status))) return;
  const [item] = what.items.data;
  const named = item.price.metadata.plan_type;
  const plan_type: PlanType = isPlanType(named) ? named : (row?.plan_type ?? trialPlan);
  await upsertSubscription(tx, {
    agency_id: agencyId,
    plan_type,
    status,
    amount: item.price.unit_amount ?? 0,
    currency: item.price.currency.toUpperCase(),
    subscription_id: what.id,
    item_id: item.id,
    current_period_end: item.current_period_end,
    cancel_at_period_end: what.cancel_at_period_end,
    trial_ends_at: what.trial_end,
    asked_at: fetchedAt,
    created_at: what.created,
    updated_at: fetchedAt,
  });
}

/**
 * Stores a plan that Stripe does not bill: a lifetime plan, or one that the operator gave. Returns the
 * subscription before.
 */
export async function applyPlan(
  tx: Database,
  {
    agencyId,
    what,
    fetchedAt,
  }: Fetched<{ readonly plan_type: PlanType; readonly amount: number; readonly currency: string }>,
): Promise<SubscriptionRow | undefined> {
  const row = await lockSubscription(tx, agencyId);
  await upsertSubscription(tx, {
    agency_id: agencyId,
    ...what,
    status: 'active',
    subscription_id: null,
    item_id: null,
    current_period_end: null,
    cancel_at_period_end: false,
    trial_ends_at: null,
    asked_at: fetchedAt,
    created_at: fetchedAt,
    updated_at: fetchedAt,
  });
  return row;
}

function toStatus({ status, attempted }: StripeInvoice): Transaction['status'] | undefined {
  if (status === 'paid') return 'paid';
  if (status === 'open') return attempted ? 'failed' : 'open';
  return status === 'uncollectible' ? 'failed' : undefined;
}

/** Describes the invoice in one line by its charges, without credits. */
function describe({ lines }: StripeInvoice): string {
  const charged = lines.data.filter(({ amount }) => amount >= 0);
  const [line] = charged.length > 0 ? charged : lines.data;
  return (line?.description ?? '').replace(/^1 × /, '');
}

/**
 * Stores an invoice in Stripe's state; drafts and void invoices are not payments. A refunded one stays
 * refunded.
 */
export async function applyInvoice(
  tx: Database,
  { agencyId, what, fetchedAt }: Fetched<StripeInvoice>,
): Promise<void> {
  const status = toStatus(what);
  if (status === undefined || what.id == null) return;
  const values = {
    number: what.number ?? what.id,
    description: describe(what),
    amount: what.total < 0 ? what.total : what.amount_due,
    currency: what.currency.toUpperCase(),
    status,
    invoice_url: what.hosted_invoice_url ?? null,
    asked_at: fetchedAt,
  };
  await tx
    .insert(transactions)
    .values({ agency_id: agencyId, invoice_id: what.id, ...values, created_at: what.created })
    .onConflictDoUpdate({
      target: [transactions.agency_id, transactions.invoice_id],
      set: {
        ...values,
        status: sql`case when ${transactions.status} = 'refunded' then 'refunded' else excluded.status end`,
      },
      setWhere: mayUpdate(transactions.asked_at, fetchedAt),
    });
}

/** Marks an invoice's payment as refunded. */
export async function applyRefund(tx: Database, agencyId: number, invoiceId: string): Promise<void> {
  await tx
    .update(transactions)
    .set({ status: 'refunded' })
    .where(and(eq(transactions.agency_id, agencyId), eq(transactions.invoice_id, invoiceId)));
}

/** Stores the parts of the customer's card that may be shown. */
export async function applyCard(
  tx: Database,
  { agencyId, what, fetchedAt }: Fetched<StripePaymentMethod | null>,
): Promise<void> {
  await tx
    .update(billing_customers)
    .set({
      payment_method_id: what?.id ?? null,
      card_brand: what?.card?.brand ?? null,
      card_last4: what?.card?.last4 ?? null,
      card_exp_month: what?.card?.exp_month ?? null,
      card_exp_year: what?.card?.exp_year ?? null,
      card_asked_at: fetchedAt,
    })
    .where(
      and(eq(billing_customers.agency_id, agencyId), mayUpdate(billing_customers.card_asked_at, fetchedAt)),
    );
}
