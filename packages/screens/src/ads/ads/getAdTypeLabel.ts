import type { Ad } from '@adlane/contract/ads/ads';
import {
  adLaunchTypeLabels,
  googleCampaignObjectives,
  objectiveLabels,
  objectives,
} from '@adlane/contract/constants';
import { translate } from '@adlane/ui';

/** Returns what an ad is for: the objective of its launch on Google, the kind of ad on Facebook; undefined where unknown. */
export function getAdTypeLabel(ad: Pick<Ad, 'platform' | 'adlane_type' | 'objective'>): string | undefined {
  const label = ad.platform === 'google' ? findObjective(ad) : getFacebookLabel(ad);
  return label === undefined ? undefined : translate(label);
}

function findObjective({ objective }: Pick<Ad, 'objective'>): string | undefined {
  return googleCampaignObjectives.find(({ value }) => value === objective)?.label;
}

/** Ads that lead to a page have several objectives; the others have one. */
function getFacebookLabel({ adlane_type, objective }: Pick<Ad, 'adlane_type' | 'objective'>): string {
  const own = adlane_type === 'landing_page' ? objectives.find((value) => value === objective) : undefined;
  return own ? objectiveLabels[own] : adLaunchTypeLabels[adlane_type];
}
