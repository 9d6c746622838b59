import type { Launch } from '@adlane/contract/ads/launches';

/** Returns where Facebook's Ads Manager shows a launch's campaign; undefined where it has none there. */
export function findAdsManagerUrl({
  platform,
  steps,
}: Pick<Launch, 'platform' | 'steps'>): string | undefined {
  if (platform !== 'facebook') return undefined;
  const campaign = steps.find(({ key }) => key === 'campaign' || key === 'checkCampaign')?.external_id;
  const account = steps.flatMap(({ path }) => /^act_(\d+)/.exec(path)?.[1] ?? [])[0];
  if (!campaign || account === undefined) return undefined;
  const query = new URLSearchParams({ act: account, selected_campaign_ids: campaign });
  return `https://adsmanager.facebook.com/adsmanager/manage/campaigns?${query}`;
}
