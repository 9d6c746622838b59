import type { CampaignImportStatus } from '@adlane/contract/ads/templateImports';
import type { Template } from '@adlane/contract/ads/templates';
import { afterEach, expect, it } from 'vitest';
import { createPostTest, type PostTest } from '../../../harness/launches/createPostTest';

let test: PostTest | undefined;
afterEach(() => test?.close());

it('imports a campaign that promotes a post with the text of the post, and says what it did not import', async () => {
  test = await createPostTest();
  const { api, token, run, traffic, body, known, campaigns } = test;
  await run(traffic);
  const answer = await api.request('/api/v1/templates/campaign/import', {
    method: 'POST',
    token,
    body: { ad_account_id: body.adAccountId, campaign_ids: [campaigns()[0]?.id] },
  });
  const { id } = (await answer.json()) as CampaignImportStatus;
  await api.jobs.settle();
  const read = async <T>(path: string): Promise<T> =>
    (await (await api.request(path, { token })).json()) as T;
  const status = await read<CampaignImportStatus>(`/api/v1/templates/campaign/import/status/${id}`);
  expect(status).toMatchObject({ status: 'completed', passed_count: 1, failed_count: 0 });
  expect(status.errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('This campaign promotes a post of the page.'),
  ]);
  const template = await read<Template>(`/api/v1/templates/view/${status.template_ids[0]}`);
  expect(template).toMatchObject({ templateAdType: 'landing_page', status: 'draft', templateMedia: [] });
  expect(template.templateContent.adText[0]?.value).toBe(known.linked.message);
});
