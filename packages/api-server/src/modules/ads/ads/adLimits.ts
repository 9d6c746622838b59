import type { AdLimits } from '@adlane/contract/ads/ads';
import { and, eq } from 'drizzle-orm';
import { ads } from '../../../db/schema/ads/ads';
import type { UserCaller } from '../../../http/callers';
import { invalid } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { type AdRow, findManagedAd } from './managedAd';
import { sumFigures } from './queries';

/** True once an ad has spent its cap. */
export function isCapReached({ spend_cap }: Pick<AdRow, 'spend_cap'>, spend: number): boolean {
  return spend_cap !== null && spend >= spend_cap;
}

async function readSpend(tx: Database, { agency_id, id }: Pick<AdRow, 'agency_id' | 'id'>): Promise<number> {
  return (await sumFigures(tx, agency_id, [id])).get(id)?.spend ?? 0;
}

/** @throws Problem 422 for an ad that has spent its cap: it would be paused again at once */
export async function requireBelowCap(tx: Database, ad: AdRow): Promise<void> {
  if (ad.spend_cap === null || !isCapReached(ad, await readSpend(tx, ad))) return;
  throw invalid({ status: ['This ad has reached its spend cap. Raise or remove the cap first.'] });
}

/**
 * Sets an ad's spend cap or cost limit, or both; the next refresh, which is due at once, applies them.
 * @throws Problem 403, 404
 */
export async function updateLimits(
  { tx, caller, now }: UseCaseContext<UserCaller>,
  { id, ...change }: Partial<AdLimits> & { readonly id: number },
): Promise<AdLimits> {
  const ad = await findManagedAd(tx, caller, id);
  const limits: AdLimits = { spend_cap: ad.spend_cap, cost_limit: ad.cost_limit, ...change };
  const isReached = isCapReached(limits, await readSpend(tx, ad));
  const [stored = limits] = await tx
    .update(ads)
    .set({
      ...change,
      spend_cap_reached_at: isReached ? ad.spend_cap_reached_at : null,
      ...(limits.cost_limit !== ad.cost_limit && { cost_alerted_at: null }),
      ...(ad.refresh_due_at !== null && { refresh_due_at: now }),
      updated_at: now,
    })
    .where(and(eq(ads.agency_id, ad.agency_id), eq(ads.id, id)))
    .returning({ spend_cap: ads.spend_cap, cost_limit: ads.cost_limit });
  return stored;
}
