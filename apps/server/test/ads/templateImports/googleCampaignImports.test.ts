import type { CampaignImportStatus, ImportableCampaign } from '@adlane/contract/ads/templateImports';
import type { Template } from '@adlane/contract/ads/templates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGoogleLaunchTest, type GoogleLaunchTest } from '../../harness/launches/createGoogleLaunchTest';
import { signIn } from '../../harness/signIn';

const base = '/api/v1/templates/campaign/import';
const keywords = { googleKeywords: { target: ['dentist', '[dental clinic]'], negative: ['free'] } };

let test: GoogleLaunchTest;
let account: number;
beforeEach(async () => {
  test = await createGoogleLaunchTest();
  account = Number(test.google.accountIds[0]);
  await test.changeGoogle({ targeting: keywords });
});
afterEach(() => test.close());

async function listCampaigns(token = test.token) {
  const answer = await test.request(`${base}/campaigns?ad_account_id=${account}`, { token });
  return { status: answer.status, data: ((await answer.json()) as { data: ImportableCampaign[] }).data };
}

async function importAll(): Promise<{ status: CampaignImportStatus; templates: Template[] }> {
  const { data } = await listCampaigns();
  const body = { ad_account_id: account, campaign_ids: data.map(({ id }) => id) };
  const answer = await test.request(base, { method: 'POST', token: test.token, body });
  expect(answer.status).toBe(202);
  const { id } = (await answer.json()) as CampaignImportStatus;
  await test.jobs.settle();
  const status = (await (
    await test.request(`${base}/status/${id}`, { token: test.token })
  ).json()) as CampaignImportStatus;
  const templates: Template[] = [];
  for (const template of status.template_ids) {
    const view = await test.request(`/api/v1/templates/view/${template}`, { token: test.token });
    templates.push((await view.json()) as Template);
  }
  return { status, templates };
}

const listTexts = (texts: readonly { text: string }[] = []) => texts.map(({ text }) => text);

describe('importing a campaign of Google', () => {
  it('creates a template of a Performance Max campaign with texts, images and keywords', async () => {
    await test.run();
    const source = (await (
      await test.request(`/api/v1/templates/view/${test.templateId}`, { token: test.token })
    ).json()) as Template;
    const { status, templates } = await importAll();
    expect(status).toMatchObject({ status: 'completed', passed_count: 1, failed_count: 0, errors: [] });
    const google = templates[0]?.templates.google;
    const content = google?.createAdTemplateData;
    const launched = source.templates.google?.createAdTemplateData;
    expect(templates[0]).toMatchObject({ platforms: ['google'], status: 'active' });
    expect(listTexts(content?.headlines)).toEqual(listTexts(launched?.headlines));
    expect(listTexts(content?.longHeadline)).toEqual(listTexts(launched?.longHeadline));
    expect(listTexts(content?.description)).toEqual(listTexts(launched?.description));
    expect(content?.googleTemplateMedia).toMatchObject([
      { kind: 'image', width: 1200, height: 628 },
      { kind: 'image', width: 1200, height: 1200 },
    ]);
    expect(content?.googleTemplateLogos).toMatchObject([{ width: 512, height: 512 }]);
    expect(content?.callToAction).toBe(launched?.callToAction);
    expect(google?.targetAdTemplateData.googleKeywords).toEqual({
      target: ['dentist', 'dental clinic'],
      negative: ['free'],
    });
    expect(google?.launchAdTemplateData).toMatchObject({
      campaignType: 'PERFORMANCE_MAX',
      businessName: 'Brightside Dental',
      finalUrl: 'https://brightside.example/exam',
      currency: 'USD',
      adBudget: 2500,
    });
  });

  it('creates a template of a Search campaign with the match types of its keywords', async () => {
    await test.run({ campaignType: 'SEARCH' });
    const { templates } = await importAll();
    expect(templates[0]?.templates.google?.targetAdTemplateData.googleKeywords).toEqual(
      keywords.googleKeywords,
    );
    expect(templates[0]?.templates.google?.launchAdTemplateData?.campaignType).toBe('SEARCH');
  });

  it('lists each campaign with its ads and whether it was imported', async () => {
    await test.run();
    expect((await listCampaigns()).data).toMatchObject([
      { platform: 'google', objective: 'PERFORMANCE_MAX', ads_count: 1, is_imported: false },
    ]);
    await importAll();
    expect((await listCampaigns()).data).toMatchObject([{ is_imported: true }]);
  });

  it('answers 412 once the access was revoked, and 404 to another agency', async () => {
    expect((await listCampaigns(await signIn(test.api, 'second-agency@adlane.test'))).status).toBe(404);
    test.double.revoke();
    expect((await listCampaigns()).status).toBe(412);
  });
});
