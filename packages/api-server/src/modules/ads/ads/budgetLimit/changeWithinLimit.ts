import { and, eq } from 'drizzle-orm';
import { ads } from '../../../../db/schema/ads/ads';
import { inTenant } from '../../../../db/tenant';
import type { UserCall } from '../../../../http/CallContext';
import { found, invalid } from '../../../../http/problem';
import type { Database } from '../../../../ports';
import type { AdTarget } from '../adTarget';
import type { AdRow } from '../managedAd';
import { describeOverLimit } from './describeOverLimit';
import { findClientLimit } from './findClientLimit';
import { lockClientLimit } from './lockClientLimit';

type Plan = Partial<Pick<AdRow, 'status' | 'budget'>>;

/** A change with which an ad may spend more, or less. */
export type SpendingChange = {
  readonly target: AdTarget;
  readonly confirmsOverLimit: boolean;
  /** Whether the change resumes the ad or one of its parts. */
  readonly status?: 'ACTIVE' | 'PAUSED';
  /** What the ad's whole budget grows by, given its current one. */
  readonly getRaise?: (budget: number) => number;
};

/** Describes the change of an ad's whole budget. */
export function toWholeBudget(
  target: AdTarget,
  change: { readonly budget: number; readonly confirmsOverLimit: boolean },
): SpendingChange {
  const { budget, confirmsOverLimit } = change;
  return { target, confirmsOverLimit, getRaise: (current) => budget - current };
}

/** How long a change at a platform may take before a refresh reads what the ad really is. */
const leaseMs = 2 * 60_000;

/**
 * Changes an ad on its platform. One that makes it spend more is refused where its client's monthly limit is exceeded,
 * unless the user confirmed that: what is paused does not count against the limit. The decision stores the new state before
 * the platform has it, so that a change of another ad at the same time counts it; where the platform refuses, it is reverted.
 * @throws Problem 422 at `confirmsOverLimit`, and what `change` throws, which sends it to the platform
 */
export async function changeWithinLimit<T>(
  call: UserCall,
  { change, ...spending }: SpendingChange & { readonly change: () => Promise<T> },
): Promise<T> {
  const reserved = await reserve(call, spending);
  if (!reserved) return change();
  const result = await change().catch(async (error: unknown) => {
    await revert(call, reserved);
    throw error;
  });
  // The row has the new state already when the audit log compares.
  if (!('part' in spending.target)) call.describeChanges(listChanges(reserved, spending));
  return result;
}

type Reserved = { readonly before: AdRow; readonly plan: Plan };

/** Stores what an ad of a client with a limit will spend; undefined where it will not spend more. */
async function reserve(call: UserCall, spending: SpendingChange): Promise<Reserved | undefined> {
  const { ad, reached } = spending.target;
  const { agency_id, client_user_id: client_id, id: changedAdId } = ad;
  const { timezone } = reached.account;
  const { caller, ports } = call;
  // Not `call.inTenant`: the audit log has no entry of what a platform refuses.
  return inTenant(ports.db, agency_id, async (tx) => {
    if (!(await lockClientLimit({ tx, caller }, ad))) return undefined;
    const before = await lockAd(tx, ad);
    const plan = toPlan(before, spending);
    if (!plan) return undefined;
    const now = ports.clock.now();
    if (!spending.confirmsOverLimit) {
      const at = { agency_id, client_id, timezone, now, changedAdId };
      const limited = await findClientLimit(tx, at);
      const question =
        limited?.changed && describeOverLimit('ad', { ...limited.changed, ...plan }, limited.limit);
      if (question) throw invalid({ confirmsOverLimit: [`${question} Please confirm it.`] });
    }
    const refresh_due_at = new Date(now.getTime() + leaseMs);
    await tx
      .update(ads)
      .set({ ...plan, refresh_due_at, updated_at: now })
      .where(isAd(ad));
    return { before, plan };
  });
}

function toPlan(ad: AdRow, { status, getRaise }: SpendingChange): Plan | undefined {
  if (status === 'ACTIVE' && ad.status === 'paused') return { status: 'active' };
  const raise = getRaise?.(ad.budget) ?? 0;
  return raise > 0 ? { budget: ad.budget + raise } : undefined;
}

type Key = Pick<AdRow, 'agency_id' | 'id'>;

function isAd({ agency_id, id }: Key) {
  return and(eq(ads.agency_id, agency_id), eq(ads.id, id));
}

async function lockAd(tx: Database, ad: Key): Promise<AdRow> {
  const [row] = await tx.select().from(ads).where(isAd(ad)).for('update');
  return found(row);
}

/** Puts back what was stored. The platform may have made the change although it did not answer: a refresh is due at once. */
async function revert({ ports }: UserCall, { before, plan }: Reserved): Promise<void> {
  const { status, budget } = before;
  const now = ports.clock.now();
  await inTenant(ports.db, before.agency_id, (tx) =>
    tx
      .update(ads)
      .set({ status, budget, refresh_due_at: now, updated_at: now })
      .where(
        and(
          isAd(before),
          plan.status && eq(ads.status, plan.status),
          plan.budget === undefined ? undefined : eq(ads.budget, plan.budget),
        ),
      ),
  );
}

function listChanges({ before, plan }: Reserved, { confirmsOverLimit }: SpendingChange) {
  const { status, budget } = plan;
  return {
    ...(status && { status: { from: before.status, to: status } }),
    ...(budget !== undefined && { budget: { from: before.budget, to: budget } }),
    ...(confirmsOverLimit && { confirmsOverLimit: { from: null, to: true } }),
  };
}
