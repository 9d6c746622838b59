import type { Subscriber, SubscriberDetails, TrialSubscriber } from '@adlane/contract/account/subscribers';
import { computeTrialEnd } from '@adlane/contract/rules';
import type * as z from 'zod';
import { found } from '../../../http/problem';
import type { Database } from '../../../ports';
import { countByAgency, findSubscriberRow, type SubscriberRow } from './queries';

export type Trial = z.infer<typeof TrialSubscriber>;
const dayMs = 24 * 60 * 60 * 1000;

/** Converts agencies to the super admin's list rows. Within `asOperator`. */
export async function toSubscribers(
  tx: Database,
  rows: readonly SubscriberRow[],
  now: Date,
): Promise<Subscriber[]> {
  if (rows.length === 0) return [];
  const counts = await countByAgency(
    tx,
    rows.map(({ group_id }) => group_id),
    now,
  );
  // Listed field by field: spreading a row takes ten times the memory, and exports have 100,000 rows.
  return rows.map((row) => ({
    id: row.id,
    group_id: row.group_id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    business_name: row.business_name,
    phone: row.phone,
    niche: row.niche,
    status: row.status,
    plan_type: row.plan_type,
    subscription_status: row.subscription_status,
    plan_id: row.plan_type,
    clients_count: counts.clients.get(row.group_id) ?? 0,
    live_ads_count: counts.liveAds.get(row.group_id) ?? 0,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Does the same with the end of the trial. */
export async function toTrials(tx: Database, rows: readonly SubscriberRow[], now: Date): Promise<Trial[]> {
  return (await toSubscribers(tx, rows, now)).map((row) => {
    const end = computeTrialEnd(new Date(row.created_at));
    const days_left = Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs));
    return { ...row, trial_ends_at: end.toISOString(), days_left };
  });
}

/** Returns a subscriber by its owner's id. @throws Problem 404 */
export async function findSubscriber(tx: Database, id: number, now: Date): Promise<Subscriber> {
  const [view] = await toSubscribers(tx, [found(await findSubscriberRow(tx, id))], now);
  return found(view);
}

/** Returns a subscriber with the end of its trial, if it has no plan. @throws Problem 404 */
export async function findSubscriberDetails(tx: Database, id: number, now: Date): Promise<SubscriberDetails> {
  const [trial] = await toTrials(tx, [found(await findSubscriberRow(tx, id))], now);
  const details = found(trial);
  return details.plan_type === null ? details : { ...details, trial_ends_at: null, days_left: null };
}
