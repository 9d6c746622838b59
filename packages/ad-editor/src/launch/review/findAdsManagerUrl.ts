import type { Launch } from '@adlane/contract/ads/launches';

/** Returns where the platform shows a launch's campaign; undefined where it has none there. */
export function findAdsManagerUrl({
  platform,
  steps,
}: Pick<Launch, 'platform' | 'steps'>): string | undefined {
  const campaign = steps.find(({ key }) => key === 'campaign' || key === 'checkCampaign')?.external_id;
  if (platform === 'google') {
    const id = /campaigns\/(\d+)/.exec(campaign ?? '')?.[1];
    return id && `https://ads.google.com/aw/adgroups?campaignId=${id}`;
  }
  const account = steps.flatMap(({ path }) => /^act_(\d+)/.exec(path)?.[1] ?? [])[0];
  if (!campaign || account === undefined) return undefined;
  const query = new URLSearchParams({ act: account, selected_campaign_ids: campaign });
  return `https://adsmanager.facebook.com/adsmanager/manage/campaigns?${query}`;
}
