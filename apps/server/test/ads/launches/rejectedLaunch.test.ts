import type { AdView } from '@adlane/contract/ads/ads';
import { afterEach, describe, expect, it } from 'vitest';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest | undefined;
afterEach(() => test?.close());

describe('a launch whose ads the platform rejects at once', () => {
  it('says why on Facebook, before any refresh', async () => {
    const launched = await createLaunchTest();
    test = launched;
    const { api, token, double } = launched;
    double.setReviewMs(0);
    double.rejectAdsNamed('');
    const { ad_id } = await launched.run();
    const requests = double.requests().length;
    const ad = (await (await api.request(`/api/v1/ads/view/${ad_id}`, { token })).json()) as AdView;
    expect(ad.status).toBe('attention needed');
    expect(ad.status_reasons).toEqual([
      { code: '1815869', message: 'Ad rejected: This ad does not comply with the advertising standards.' },
    ]);
    expect(double.requests()).toHaveLength(requests);
  });
});
