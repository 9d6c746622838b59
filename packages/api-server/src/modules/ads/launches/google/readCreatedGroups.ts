import { listGoogleGroups } from '../../ads/google/googleCampaign';
import { readSearchAds } from '../../ads/google/googleParts';
import type { LaunchedAdSet } from '../saga/insertLaunchedAd';
import type { GoogleLaunchSettings } from './googleInputs';
import type { GoogleLaunch } from './openGoogleLaunch';

/**
 * Reads the groups of a campaign that a launch created as its ad sets, with the ads of a Search campaign. A correction
 * creates none.
 * @throws GoogleAdsError
 */
export async function readCreatedGroups(
  google: Pick<GoogleLaunch, 'client' | 'customerId' | 'launch'>,
  campaignId: string,
): Promise<LaunchedAdSet[]> {
  const settings = google.launch.settings as GoogleLaunchSettings & { readonly ad_id?: number };
  if (settings.ad_id !== undefined) return [];
  const place = { client: await google.client(), customerId: google.customerId, campaignId };
  const isSearch = settings.campaignType === 'SEARCH';
  const groups = await listGoogleGroups(
    place,
    isSearch ? ['ad_group', 'adGroup'] : ['asset_group', 'assetGroup'],
  );
  const adsByGroup = isSearch ? await readSearchAds(place) : undefined;
  return groups.map((group) => ({
    ...group,
    // The campaign has the budget.
    budget_type: null,
    budget: null,
    ads: (adsByGroup?.get(group.external_id) ?? []).map(({ external_id, name, status }) => ({
      external_id,
      name,
      status,
    })),
  }));
}
