import type { AdChange } from '@adlane/contract/ads/ads';
import { successMessages } from '@adlane/contract/constants';
import type { UserCall } from '../../../http/CallContext';
import { countUse, type RateLimit } from '../../../http/limits/rateLimit';
import { conflict, Problem } from '../../../http/problem';
import { readConnected } from '../ads/adTarget';
import { findAd } from '../ads/managedAd';
import { watchAd } from './watchAd';

/** Readings of one ad that users may ask for, besides the regular ones. */
const refreshLimit: RateLimit = { name: 'ads.refresh', max: 2, windowMs: 60_000 };

/**
 * Reads an ad at its platform now, as the regular refresh does. @throws Problem 404, 409 for an archived ad, 412 where its
 * connection is gone, 429, 503 where the platform refuses
 */
export async function refreshNow(call: UserCall, { id }: { readonly id: number }): Promise<AdChange> {
  const { agency_id } = call.caller;
  await call.inTenant(async ({ tx }) => {
    const ad = await findAd(tx, call.caller, id);
    if (ad.archived_at !== null) throw conflict('This ad is archived and no longer runs.');
    await readConnected(tx, ad);
  });
  await countUse(call.ports, refreshLimit, `${agency_id}/${id}`);
  const reading = await watchAd(call.ports, { agencyId: agency_id, adId: id });
  if (!reading) {
    throw new Problem(
      'UNAVAILABLE',
      "The platform didn't answer. The last known state is shown. Try again later.",
    );
  }
  const { status, budget_type, budget } = reading.refreshed;
  return { id, status, budget_type, budget, message: successMessages.adRefreshed };
}
