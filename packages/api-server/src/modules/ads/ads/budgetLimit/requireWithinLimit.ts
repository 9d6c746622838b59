import type { UserCall } from '../../../../http/CallContext';
import { invalid } from '../../../../http/problem';
import type { AdTarget } from '../adTarget';
import { describeOverLimit } from './describeOverLimit';
import { findClientLimit } from './findClientLimit';

type SpendingAd = {
  readonly target: AdTarget;
  /** Of the whole ad. */
  readonly budget: number;
  readonly confirmsOverLimit: boolean;
};

/**
 * Refuses a higher budget of an ad with which its client's monthly limit is exceeded, unless the user confirmed that; a lower
 * one is always fine.
 * @throws Problem 422 at `confirmsOverLimit`
 */
export async function requireWithinLimit(call: UserCall, change: SpendingAd): Promise<void> {
  if (change.budget > change.target.ad.budget) await requireConfirmation(call, change);
}

type Delivery = Omit<SpendingAd, 'budget'> & { readonly status: 'ACTIVE' | 'PAUSED' };

/**
 * Refuses to resume a paused ad with which its client's monthly limit is exceeded, in the same way: what is paused does not
 * count against the limit.
 * @throws Problem 422 at `confirmsOverLimit`
 */
export async function requireResumeWithinLimit(
  call: UserCall,
  { status, ...change }: Delivery,
): Promise<void> {
  const { ad } = change.target;
  if (status === 'ACTIVE' && ad.status === 'paused')
    await requireConfirmation(call, { ...change, budget: ad.budget });
}

async function requireConfirmation(
  call: UserCall,
  { target, budget, confirmsOverLimit }: SpendingAd,
): Promise<void> {
  if (confirmsOverLimit) return;
  const { ad, reached } = target;
  const { agency_id, client_user_id: client_id, id: changedAdId } = ad;
  const { timezone } = reached.account;
  const found = await call.inTenant(({ tx, now }) =>
    findClientLimit(tx, { agency_id, client_id, timezone, now, changedAdId }),
  );
  const question = found?.changed && describeOverLimit('ad', { ...found.changed, budget }, found.limit);
  if (question) throw invalid({ confirmsOverLimit: [`${question} Please confirm it.`] });
}
