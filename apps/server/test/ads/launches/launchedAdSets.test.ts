import { templates } from '@adlane/api-server/schema';
import type { AdSet, AdSetAd } from '@adlane/contract/ads/ads';
import { afterEach, describe, expect, it } from 'vitest';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { createGoogleLaunchTest, type GoogleLaunchTest } from '../../harness/launches/createGoogleLaunchTest';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest | GoogleLaunchTest | undefined;
afterEach(() => test?.close());

/** Lists the ids of the ad sets of a launched ad, each with those of its ads, as our API answers them. */
async function listParts({ api, token }: LaunchTest | GoogleLaunchTest, adId: number | null) {
  const list = async <T>(path: string): Promise<readonly T[]> =>
    ((await (await api.request(`/api/v1/ads/adsets${path}`, { token })).json()) as { data: T[] }).data;
  const listed: { readonly id: string; readonly name: string; readonly ads: readonly string[] }[] = [];
  for (const { id, external_id, name } of await list<AdSet>(`?ad_id=${adId}`)) {
    const parts = await list<AdSetAd>(`/${id}/ads`);
    listed.push({ id: external_id, name, ads: parts.map((ad) => ad.external_id) });
  }
  return listed;
}

describe('the ad sets of a launch on Facebook', () => {
  it.each(['one_adset_multiple_ads', 'multiple_adsets_one_ad', 'dynamic'] as const)(
    'are listed with their ads and the ids of both right after it, before any refresh, with %s',
    async (campaignStructure) => {
      const launched = await createLaunchTest();
      test = launched;
      const { api, double } = launched;
      const where = { id: launched.templateId };
      const { templateContent } = await findRow(api.ownerPool, templates, { where });
      await updateRows(
        api.ownerPool,
        templates,
        { templateContent: { ...templateContent, campaignStructure } },
        where,
      );
      const { ad_id } = await launched.run();
      const requests = double.requests().length;
      const listed = (await listParts(launched, ad_id)).flatMap(({ id, ads }) => ads.map((ad) => [id, ad]));
      const created = double.state.objects.filter(({ kind }) => kind === 'Ad');
      expect(created.length).toBeGreaterThan(0);
      expect(listed).toEqual(created.map(({ id, fields }) => [fields.adset_id, id]));
      expect(double.requests()).toHaveLength(requests);
    },
  );

  it('are listed as soon as a launch adds them to a campaign of ours', async () => {
    const launched = await createLaunchTest();
    test = launched;
    const { ad_id } = await launched.run();
    const [campaign] = launched.campaigns();
    const later = await launched.run({ settings: { campaignId: campaign?.id } });
    expect(later).toMatchObject({ status: 'launched', ad_id });
    const created = launched.double.state.objects.filter(({ kind }) => kind === 'AdSet').map(({ id }) => id);
    expect(created).toHaveLength(2);
    expect((await listParts(launched, ad_id)).map(({ id }) => id)).toEqual(expect.arrayContaining(created));
  });
});

describe('the groups of a launch on Google', () => {
  it('are listed right after a Performance Max launch, before any refresh', async () => {
    const launched = await createGoogleLaunchTest();
    test = launched;
    const { ad_id } = await launched.run();
    const requests = launched.double.requests().length;
    const created = launched
      .resources('assetGroups')
      .map(({ values: { id, name } }) => ({ id, name, ads: [] }));
    expect(created).toHaveLength(1);
    expect(await listParts(launched, ad_id)).toEqual(created);
    expect(launched.double.requests()).toHaveLength(requests);
  });

  it('are listed with their ads right after a Search launch, before any refresh', async () => {
    const launched = await createGoogleLaunchTest();
    test = launched;
    await launched.changeGoogle({ targeting: { googleKeywords: { target: ['dentist'], negative: [] } } });
    const { ad_id } = await launched.run({ campaignType: 'SEARCH' });
    const requests = launched.double.requests().length;
    const created = launched.resources('adGroups').map(({ values: { id, name, resourceName } }) => ({
      id,
      name,
      ads: launched
        .resources('adGroupAds')
        .filter(({ values }) => values.adGroup === resourceName)
        .map(({ values }) => String(values.resourceName).split('~').at(-1)),
    }));
    expect(created).toMatchObject([{ ads: [expect.any(String)] }]);
    expect(await listParts(launched, ad_id)).toEqual(created);
    expect(launched.double.requests()).toHaveLength(requests);
  });
});
