import {
  type GoogleCampaignPlace,
  readGoogleAssetGroups,
  readGoogleCampaign,
  readGoogleDays,
} from './googleCampaign';
import type { RefreshedAd } from './refreshedAd';

/** All that Google tells of a campaign, its asset groups and its days. @throws GoogleAdsError */
export async function readGoogleAd(
  place: GoogleCampaignPlace,
  days: { readonly since: string; readonly until: string },
): Promise<RefreshedAd> {
  const { status, reasons, budget } = await readGoogleCampaign(place);
  const groups = await readGoogleAssetGroups(place);
  return {
    status,
    status_reasons: reasons,
    budget_type: 'daily',
    budget,
    adSets: groups.map((group) => ({
      ...group,
      // The campaign holds the budget.
      budget_type: null,
      budget: null,
      startTime: null,
      endTime: null,
      ads: [],
    })),
    days: await readGoogleDays(place, { from: days.since, to: days.until }),
  };
}
