import type { CampaignImportStatus } from '@adlane/contract/ads/templateImports';
import type { Template } from '@adlane/contract/ads/templates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest;
beforeEach(async () => {
  test = await createLaunchTest();
});
afterEach(() => test.close());

const view = async (id: number | undefined) =>
  (await (await test.api.request(`/api/v1/templates/view/${id}`, { token: test.token })).json()) as Template;

/** Launches single ads, whose creatives then show these cards. */
async function launchWithCards(cards: readonly object[], data: object = {}): Promise<void> {
  await test.run();
  const image = test.double.state.media.find(({ kind }) => kind === 'image')?.hash;
  for (const { kind, fields } of test.double.state.objects) {
    if (kind !== 'AdCreative') continue;
    const { page_id, link_data } = fields.object_story_spec as Record<string, Record<string, unknown>>;
    const { image_hash: _single, ...single } = link_data ?? {};
    const child_attachments = cards.map((card) => ({ image_hash: image, link: 'http://fb.me/', ...card }));
    fields.object_story_spec = { page_id, link_data: { ...single, ...data, child_attachments } };
  }
}

async function importCampaign(): Promise<{ done: CampaignImportStatus; template: Template }> {
  const path = '/api/v1/templates/campaign/import';
  const body = { ad_account_id: test.body.adAccountId, campaign_ids: [test.campaigns()[0]?.id] };
  const answer = await test.api.request(path, { method: 'POST', token: test.token, body });
  const { id } = (await answer.json()) as CampaignImportStatus;
  await test.api.jobs.settle();
  const done = (await (
    await test.api.request(`${path}/status/${id}`, { token: test.token })
  ).json()) as CampaignImportStatus;
  return { done, template: await view(done.template_ids[0]) };
}

describe('the import of a campaign with a carousel', () => {
  it('creates a template with its cards and their pictures, which can be launched', async () => {
    await launchWithCards([{ name: 'The room', description: 'Calm' }, { name: 'The team' }], {
      multi_share_optimized: true,
      multi_share_end_card: false,
    });
    const { done, template } = await importCampaign();
    expect(done).toMatchObject({ passed_count: 1, errors: [] });
    const mediaId = template.templateMedia[0]?.id;
    expect(template.templateContent.carousel).toEqual({
      isEnabled: true,
      isOptimized: true,
      hasEndCard: false,
      cards: [
        { id: 1, mediaId, headline: 'The room', description: 'Calm', link: '' },
        { id: 2, mediaId, headline: 'The team', description: '', link: '' },
      ],
    });
    expect(template).toMatchObject({ status: 'active', platformValidation: { facebook: true } });
  });

  it('has the first seven of ten cards, and says so', async () => {
    await launchWithCards(Array.from({ length: 10 }, (_none, index) => ({ name: `Room ${index + 1}` })));
    const { done, template } = await importCampaign();
    expect(template.templateContent.carousel?.cards.map(({ headline }) => headline)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => `Room ${number}`),
    );
    expect(JSON.stringify(done.errors)).toContain('more than 7 cards');
  });

  it('has the pictures of its cards before other ones, of which there are too many', async () => {
    const gone = Array.from({ length: 6 }, (_none, index) => ({ name: 'Gone', image_hash: `gone${index}` }));
    await launchWithCards([...gone, { name: 'The team' }], { image_hash: 'cover' });
    const { template } = await importCampaign();
    expect(template.templateContent.carousel?.cards[6]?.mediaId).toBe(template.templateMedia[0]?.id);
    expect(template.templateMedia).toHaveLength(1);
  });

  it('is a draft where the picture of a card could not be loaded', async () => {
    await launchWithCards([{ name: 'The room' }, { name: 'The team', image_hash: 'gone' }]);
    const { template } = await importCampaign();
    expect(template.status).toBe('draft');
    expect(template.templateContent.carousel?.cards[1]?.mediaId).toBeNull();
  });
});
