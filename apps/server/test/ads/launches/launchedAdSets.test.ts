import { templates } from '@adlane/api-server/schema';
import type { AdSet, AdSetAd } from '@adlane/contract/ads/ads';
import { afterEach, describe, expect, it } from 'vitest';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest | undefined;
afterEach(() => test?.close());

describe('the ad sets of a launch on Facebook', () => {
  it.each(['one_adset_multiple_ads', 'multiple_adsets_one_ad', 'dynamic'] as const)(
    'are listed with their ads and the ids of both right after it, before any refresh, with %s',
    async (campaignStructure) => {
      test = await createLaunchTest();
      const { api, token, double } = test;
      const where = { id: test.templateId };
      const { templateContent } = await findRow(api.ownerPool, templates, { where });
      await updateRows(
        api.ownerPool,
        templates,
        { templateContent: { ...templateContent, campaignStructure } },
        where,
      );
      const { ad_id } = await test.run();
      const requests = double.requests().length;
      const list = async <T>(path: string): Promise<readonly T[]> =>
        ((await (await api.request(`/api/v1/ads/adsets${path}`, { token })).json()) as { data: T[] }).data;
      const listed: [string, string][] = [];
      for (const { id, external_id } of await list<AdSet>(`?ad_id=${ad_id}`))
        for (const ad of await list<AdSetAd>(`/${id}/ads`)) listed.push([external_id, ad.external_id]);
      const created = double.state.objects.filter(({ kind }) => kind === 'Ad');
      expect(created.length).toBeGreaterThan(0);
      expect(listed).toEqual(created.map(({ id, fields }) => [fields.adset_id, id]));
      expect(double.requests()).toHaveLength(requests);
    },
  );
});
