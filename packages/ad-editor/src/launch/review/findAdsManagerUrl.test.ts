import { describe, expect, it } from 'vitest';
import { storyLaunch } from '../../story/storyLaunch';
import { findAdsManagerUrl } from './findAdsManagerUrl';

describe("the link to Facebook's Ads Manager", () => {
  it('names the account and the campaign of the launch', () => {
    expect(findAdsManagerUrl(storyLaunch('launched'))).toBe(
      'https://adsmanager.facebook.com/adsmanager/manage/campaigns?act=1001&selected_campaign_ids=120330000000001',
    );
  });

  it('is absent without a campaign there, and on Google', () => {
    expect(findAdsManagerUrl({ platform: 'facebook', steps: [] })).toBeUndefined();
    expect(findAdsManagerUrl({ ...storyLaunch('launched'), platform: 'google' })).toBeUndefined();
  });
});
