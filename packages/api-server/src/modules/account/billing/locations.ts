import { trialPlan } from '@adlane/contract/constants';
import { checkLocations } from '@adlane/contract/rules';
import { Problem } from '../../../http/problem';
import type { Database } from '../../../ports';
import { countLocations, findBilling, lockSubscription } from './queries';

/**
 * Checks that the agency's plan has room for another client (ads §9); parallel calls wait for each other. The
 * operator has no plan and no limit.
 * @throws Problem 402 that says what to do
 */
export async function claimLocation(tx: Database, agencyId: number): Promise<void> {
  const subscription = await lockSubscription(tx, agencyId);
  const account = await findBilling(tx, agencyId);
  if (account?.kind === 'operator') return;
  const fault = checkLocations(subscription?.plan_type ?? trialPlan, await countLocations(tx, agencyId));
  if (fault !== undefined) throw new Problem('PAYMENT_REQUIRED', fault);
}
