import type { GraphClient } from '../../../../connectors/facebook/graph/graphClient';
import { readTargetAdSet, readTargetCampaign } from '../../../../connectors/facebook/launchTargets';
import type { LaunchTarget, LaunchTerms } from '../inputs/launchSettings';

/** Returns whether a launch adds to a campaign or an ad set that exists already. */
export function hasTarget({ settings }: Pick<LaunchTerms, 'settings'>): boolean {
  return Boolean(settings?.campaignId || settings?.adSetId);
}

/**
 * Reads the campaign and the ad set that a launch adds to. Both are undefined where the account (`act_…`) has none of that
 * id: ids come from the caller.
 * @throws FacebookError
 */
export async function readLaunchTarget(
  client: GraphClient,
  account: string,
  { settings }: Pick<LaunchTerms, 'settings'>,
): Promise<LaunchTarget> {
  const adSet = settings?.adSetId ? await readTargetAdSet(client, settings.adSetId) : undefined;
  const campaignId = settings?.campaignId || adSet?.campaign_id;
  const campaign = campaignId ? await readTargetCampaign(client, account, campaignId) : undefined;
  return { campaign, adSet: adSet && campaign?.id === adSet.campaign_id ? adSet : undefined };
}
