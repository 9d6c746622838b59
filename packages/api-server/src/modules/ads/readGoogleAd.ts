import {
  type GoogleCampaignPlace,
  readGoogleAssetGroups,
  readGoogleCampaign,
  readGoogleDays,
} from './googleCampaign';
import type { RefreshedAd } from './refreshedAd';

/** Reads a campaign with its asset groups and days from Google. @throws GoogleAdsError */
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
      // The campaign has the budget.
      budget_type: null,
      budget: null,
      startTime: null,
      endTime: null,
      ads: [],
    })),
    days: await readGoogleDays(place, { from: days.since, to: days.until }),
  };
}
