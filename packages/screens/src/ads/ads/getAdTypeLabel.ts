import type { Ad } from '@adlane/contract/ads/ads';
import { adLaunchTypeLabels, googleCampaignObjectives } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';

/** Returns what an ad is for: on Google the objective of its launch, undefined for one from elsewhere. */
export function getAdTypeLabel({
  platform,
  adlane_type,
  objective,
}: Pick<Ad, 'platform' | 'adlane_type' | 'objective'>): string | undefined {
  const label =
    platform === 'google'
      ? googleCampaignObjectives.find(({ value }) => value === objective)?.label
      : adLaunchTypeLabels[adlane_type];
  return label === undefined ? undefined : translate(label);
}
