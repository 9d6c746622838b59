import type { Card, Plan, Subscription, Transaction } from '@adlane/contract/account/billing';
import { isLifetimePlan, trialPlan } from '@adlane/contract/constants';
import { computeTrialEnd, isPlanOver } from '@adlane/contract/rules';
import type { transactions } from '../../../db/schema/account/billing';
import { found } from '../../../http/problem';
import type { Database } from '../../../ports';
import { listPlans, type PlanSettings } from './plans';
import { type CustomerRow, countLocations, findBilling, type SubscriptionRow } from './queries';

/** Returns whether a subscription is in effect: active, or with a late payment. */
export function isAlive(row: Pick<SubscriptionRow, 'status'>): boolean {
  return row.status !== 'canceled' && row.status !== 'incomplete';
}

/** Returns whether nothing is billed again: Billing is hidden then (ads §6). */
export function isForLife(row: SubscriptionRow | null): boolean {
  return row !== null && isLifetimePlan(row.plan_type) && isAlive(row);
}

function boughtView(row: SubscriptionRow, plan: Plan, locations_used: number): Subscription {
  return {
    plan: { ...plan, price: row.amount, currency: row.currency },
    status: row.status,
    current_period_end: row.current_period_end?.toISOString() ?? null,
    cancel_at_period_end: row.cancel_at_period_end,
    trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
    locations_used,
  };
}

/** Finds the agency's plan, or its trial. */
export async function findSubscription(
  tx: Database,
  settings: PlanSettings,
  agencyId: number,
  now: Date,
): Promise<Subscription> {
  const { subscription, signedUpAt } = found(await findBilling(tx, agencyId));
  const locations_used = await countLocations(tx, agencyId);
  const plans = await listPlans(tx, settings);
  const plan = found(plans.find(({ type }) => type === (subscription?.plan_type ?? trialPlan)));
  if (subscription) return boughtView(subscription, plan, locations_used);
  return {
    plan,
    status: isPlanOver(null, signedUpAt, now) ? 'canceled' : 'trialing',
    current_period_end: null,
    cancel_at_period_end: false,
    trial_ends_at: computeTrialEnd(signedUpAt).toISOString(),
    locations_used,
  };
}

/** Returns the parts of a card that may be shown, never its id at Stripe. */
export function toCard(row: CustomerRow | null): Card | null {
  const { card_brand, card_last4, card_exp_month, card_exp_year } = row ?? {};
  if (card_brand == null || card_last4 == null || card_exp_month == null || card_exp_year == null)
    return null;
  return { brand: card_brand, last4: card_last4, exp_month: card_exp_month, exp_year: card_exp_year };
}

export function toTransaction(row: typeof transactions.$inferSelect): Transaction {
  const { id, number, description, amount, currency, status, invoice_url } = row;
  return {
    id,
    number,
    description,
    amount,
    currency,
    status,
    invoice_url,
    created_at: row.created_at.toISOString(),
  };
}
