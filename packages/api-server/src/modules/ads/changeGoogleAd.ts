import { errorMessages } from '@adlane/contract/constants';
import { and, eq } from 'drizzle-orm';
import { ads } from '../../db/schema/ads';
import { inTenant } from '../../db/tenant';
import { found, Problem } from '../../http/problem';
import type { Ports } from '../../ports';
import { isConnected, type ReachedAccount } from '../chooseAdAccount';
import { openGoogle, withGoogle } from '../googleSources/googleAccess';
import { type GoogleCampaign, type GoogleCampaignPlace } from './googleCampaign';
import type { AdRow } from './managedAd';

/**
 * Runs work on an ad's campaign at Google and keeps what Google says of it then.
 * @throws Problem 412 where the connection is gone, or what Google refuses
 */
export async function changeGoogleAd(
  ports: Ports,
  { ad, reached }: { readonly ad: AdRow; readonly reached: ReachedAccount | undefined },
  work: (place: GoogleCampaignPlace) => Promise<GoogleCampaign>,
): Promise<GoogleCampaign> {
  const at = found(reached);
  if (!isConnected(at)) throw new Problem('AD_ACCOUNT_DISCONNECTED', errorMessages.connectGoogle);
  const campaign = await withGoogle(ports, at.source, async () =>
    work({
      client: await openGoogle(ports, at),
      customerId: at.account.external_id,
      campaignId: ad.campaignId,
      currency: at.account.currency,
    }),
  );
  const now = ports.clock.now();
  await inTenant(ports.db, ad.agency_id, (tx) =>
    tx
      .update(ads)
      .set({
        status: campaign.status,
        status_reasons: campaign.reasons,
        budget: campaign.budget,
        status_at: now,
        updated_at: now,
      })
      .where(and(eq(ads.agency_id, ad.agency_id), eq(ads.id, ad.id))),
  );
  return campaign;
}
