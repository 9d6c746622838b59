import type { UserCall } from '../../../../http/CallContext';
import { invalid } from '../../../../http/problem';
import type { AdTarget } from '../adTarget';
import { describeOverLimit } from './describeOverLimit';
import { findClientLimit } from './findClientLimit';

type HigherBudget = {
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
export async function requireWithinLimit(
  call: UserCall,
  { target, budget, confirmsOverLimit }: HigherBudget,
): Promise<void> {
  const { ad, reached } = target;
  if (confirmsOverLimit || budget <= ad.budget) return;
  const { agency_id, client_user_id: client_id, id: changedAdId } = ad;
  const { timezone } = reached.account;
  const found = await call.inTenant(({ tx, now }) =>
    findClientLimit(tx, { agency_id, client_id, timezone, now, changedAdId }),
  );
  const question = found?.changed && describeOverLimit('ad', { ...found.changed, budget }, found.limit);
  if (question) throw invalid({ confirmsOverLimit: [`${question} Please confirm it.`] });
}
