import { and, eq, sql } from 'drizzle-orm';
import { isUnreachable } from '../../../connectors/facebook/graph/facebookError';
import type { GraphCall, GraphClient } from '../../../connectors/facebook/graph/graphClient';
import { ads } from '../../../db/schema/ads/ads';
import type { UserCall } from '../../../http/CallContext';
import { changeFacebook } from '../sources/access/withFacebook';
import { type AdTarget, readAdTarget, runAtGoogle } from './adTarget';
import { updateGoogleStatus } from './google/googleCampaign';
import { type AdRow, findManagedAd } from './managedAd';

type Ending = 'archive' | 'delete';

/**
 * Stops an ad on its platform, then archives or deletes it here. Nothing changes here where the platform
 * cannot be reached, because a running ad costs money. Archived ads may be deleted; archiving twice changes
 * nothing.
 * @throws Problem 403, 404, 412, and for the platform's refusals
 */
export async function endAd(
  call: UserCall,
  { id, ending }: { readonly id: number; readonly ending: Ending },
): Promise<void> {
  const standing = await call.inTenant(({ tx }) => findManagedAd(tx, call.caller, id));
  if (ending === 'archive' && standing.archived_at !== null) return;
  const target = await call.inTenant(({ tx }) => readAdTarget(tx, call.caller, id));
  await stop(call, target, ending);
  await call.inTenant(async ({ tx }) => {
    const now = call.ports.clock.now();
    await tx
      .update(ads)
      .set({
        status: 'paused',
        status_at: now,
        refresh_due_at: null,
        archived_at: sql`coalesce(${ads.archived_at}, ${now.toISOString()})`,
        deleted_at: ending === 'delete' ? now : null,
        updated_at: now,
      })
      .where(and(eq(ads.agency_id, standing.agency_id), eq(ads.id, standing.id)));
  });
}

async function stop(call: UserCall, target: AdTarget, ending: Ending): Promise<void> {
  const { ad, reached } = target;
  if (ad.platform === 'google') {
    const status = ending === 'delete' ? 'REMOVED' : 'PAUSED';
    await runAtGoogle(call.ports, target, (place) => updateGoogleStatus(place, status));
    return;
  }
  await changeFacebook(call.ports, reached.source, (client) =>
    stopCampaign(client, reached.account.external_id, { ad, ending }),
  );
}

async function stopCampaign(
  client: GraphClient,
  account: string,
  { ad, ending }: { readonly ad: AdRow; readonly ending: Ending },
): Promise<void> {
  const call: GraphCall =
    ending === 'delete'
      ? { method: 'DELETE', path: ad.campaignId }
      : { method: 'POST', path: ad.campaignId, params: { status: 'ARCHIVED' } };
  try {
    await client(call);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    // A user who reaches the account reaches its campaigns: a missing one was deleted on Facebook.
    await client({ method: 'GET', path: account, params: { fields: 'id' } });
  }
}
