import { describe, expect, it } from 'vitest';
import { storyLaunch } from '../../story/storyLaunch';
import { findAdsManagerUrl } from './findAdsManagerUrl';

describe('the link to a launched campaign', () => {
  it('names the account and the campaign of the launch', () => {
    expect(findAdsManagerUrl(storyLaunch('launched'))).toBe(
      'https://adsmanager.facebook.com/adsmanager/manage/campaigns?act=1001&selected_campaign_ids=120330000000001',
    );
  });

  it("names Google's number of the campaign", () => {
    const steps = storyLaunch('launched').steps.map((step) => ({
      ...step,
      external_id: 'customers/4820001111/campaigns/72001',
    }));
    expect(findAdsManagerUrl({ platform: 'google', steps })).toBe(
      'https://ads.google.com/aw/adgroups?campaignId=72001',
    );
  });

  it('is absent without a campaign there', () => {
    expect(findAdsManagerUrl({ platform: 'facebook', steps: [] })).toBeUndefined();
    expect(findAdsManagerUrl({ platform: 'google', steps: [] })).toBeUndefined();
  });
});
