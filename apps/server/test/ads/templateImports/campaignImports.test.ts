import { ad_account_shares, ad_accounts, folders, pages, sources } from '@adlane/api-server/schema';
import type { CampaignImportStatus, ImportableCampaign } from '@adlane/contract/ads/templateImports';
import type { Template } from '@adlane/contract/ads/templates';
import { ne } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteRows, findRow, updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';
import { signIn } from '../../harness/signIn';

let test: LaunchTest;
let token: string;
let account: number;
let campaign: string;

beforeEach(async () => {
  test = await createLaunchTest();
  token = await test.api.as('Agency');
  await test.launch();
  await test.api.jobs.settle();
  campaign = String(test.campaigns()[0]?.id);
  account = Number(test.body.adAccountId);
});
afterEach(() => test.close());

const base = '/api/v1/templates/campaign/import';
const start = (body: object, as = token) => test.api.request(base, { method: 'POST', token: as, body });
const startImport = (ids: string[], as = token) => start({ ad_account_id: account, campaign_ids: ids }, as);

async function status(id: number): Promise<CampaignImportStatus> {
  return (await test.api.request(`${base}/status/${id}`, { token })).json();
}

async function imported(ids: string[]): Promise<CampaignImportStatus> {
  const answer = await startImport(ids);
  expect(answer.status).toBe(202);
  const begun: CampaignImportStatus = await answer.json();
  expect(begun).toMatchObject({ status: 'processing', total_count: ids.length });
  await test.api.jobs.settle();
  return status(begun.id);
}

async function view(id: number | undefined): Promise<Template> {
  return (await test.api.request(`/api/v1/templates/view/${id}`, { token })).json();
}

async function campaigns(): Promise<ImportableCampaign[]> {
  const answer = await test.api.request(`${base}/campaigns?ad_account_id=${account}`, { token });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

const findObject = (kind: string) => {
  const found = test.double.state.objects.find((object) => object.kind === kind);
  if (!found) throw new Error(`The double has no ${kind}.`);
  return found;
};

describe('campaigns of an ad account', () => {
  it('are listed with their ads, and imported ones are marked', async () => {
    const ads = test.double.state.objects.filter(({ kind }) => kind === 'Ad').length;
    expect(await campaigns()).toMatchObject([
      { id: campaign, platform: 'facebook', objective: 'OUTCOME_LEADS', ads_count: ads, is_imported: false },
    ]);
    await imported([campaign]);
    expect(await campaigns()).toMatchObject([{ id: campaign, is_imported: true }]);
  });

  it("are only visible to the account's agency", async () => {
    const stranger = await signIn(test.api, 'second-agency@adlane.test');
    for (const id of [account, 2147483647]) {
      const path = `${base}/campaigns?ad_account_id=${id}`;
      expect((await test.api.request(path, { token: stranger })).status).toBe(404);
    }
    expect((await test.api.request(`${base}/campaigns?ad_account_id=${account}`)).status).toBe(401);
  });

  it('report Facebook’s errors: without a connection there are no campaigns', async () => {
    test.double.revokeTokens();
    const answer = await test.api.request(`${base}/campaigns?ad_account_id=${account}`, { token });
    expect(answer.status).toBe(412);
  });
});

describe('an import of campaigns', () => {
  it('creates a template with texts, audience, images, placement and lead form', async () => {
    const source = await view(Number(test.body.template_id));
    const done = await imported([campaign]);
    expect(done).toMatchObject({
      status: 'completed',
      passed_count: 1,
      failed_count: 0,
      total_count: 1,
      errors: [],
    });
    const template = await view(done.template_ids[0]);
    expect(template).toMatchObject({
      name: findObject('Campaign').fields.name,
      status: 'active',
      templateAdType: 'leadform',
      adCreativeType: 'image',
      templateTargeting: {
        gender: 'both',
        minAge: 18,
        maxAge: 65,
        placement: 'Automatic',
        utmTags: { utm_source: 'facebook', utm_medium: 'paid_social' },
        startTime: null,
        detailedTargeting: { interests: source.templateTargeting.detailedTargeting.interests },
      },
    });
    const listTexts = (one: Template) => one.templateContent.headlines.map(({ value }) => value);
    expect(new Set(listTexts(template))).toEqual(new Set(listTexts(source)));
    expect(template.templateContent.callToAction).toBe(source.templateContent.callToAction);
    expect(template.templateContent.headlines.map(({ isDefault }) => isDefault)).toEqual([
      true,
      false,
      false,
    ]);
    expect(template.templateMedia).toMatchObject([{ kind: 'image', width: 1200, height: 628 }]);
    expect((await test.api.request(template.templateMedia[0]?.url ?? '')).status).toBe(200);
    expect(template.selectedLeadForm?.id).toBe(source.selectedLeadForm?.id);
    expect(template.platformValidation).toEqual({ facebook: true });
  });

  it('reads placements, ages, gender, pins, operating systems and demographics of the ad set', async () => {
    findObject('AdSet').fields.targeting = {
      age_min: 13,
      age_max: 44,
      genders: [2],
      publisher_platforms: ['facebook', 'instagram'],
      facebook_positions: ['feed'],
      geo_locations: {
        custom_locations: [{ latitude: 1, longitude: 2, radius: 30, distance_unit: 'kilometer' }],
      },
      flexible_spec: [
        { interests: [{ id: '1', name: 'Teeth' }], life_events: [{ id: '2', name: 'New job' }] },
        { behaviors: [{ id: '3', name: 'Travel' }] },
      ],
      device_platforms: ['mobile'],
      user_os: ['iOS_ver_15.0_and_above'],
      locales: [6],
    };
    const [id] = (await imported([campaign])).template_ids;
    expect((await view(id)).templateTargeting).toMatchObject({
      gender: 'female',
      minAge: 18,
      maxAge: 44,
      radius: 30,
      distanceUnit: 'kilometer',
      placement: 'Manual',
      platform: { facebook: ['feed'], audience_network: [], messenger: [] },
      detailedTargeting: {
        interests: [{ id: '1', name: 'Teeth', type: 'interests' }],
        behaviors: [{ id: '3', name: 'Travel', type: 'behaviors' }],
        demographics: [{ id: '2', name: 'New job', type: 'life_events' }],
      },
      devicePlacement: { devices: ['mobile'], fe_device_type: 'mobile' },
      mobilePlacement: { fe_os_manage: { os: 'iOS', minOS: '15.0', maxOS: '' } },
      locales: [6],
    });
  });

  it('stores texts that break our rules in a draft', async () => {
    const creative = findObject('AdCreative');
    const spec = JSON.parse(JSON.stringify(creative.fields.object_story_spec));
    spec.link_data.name = 'BEST OFFER 😀';
    creative.fields.object_story_spec = spec;
    const template = await view((await imported([campaign])).template_ids[0]);
    expect(template.status).toBe('draft');
    expect(template.templateContent.headlines.map(({ value }) => value)).toContain('BEST OFFER 😀');
  });

  const website = { ad_launch_type: 'landing_page', selectedPixel: { id: '7001', name: 'Shop' } };
  it.each([
    ['OUTCOME_SALES', 'OFFSITE_CONVERSIONS', 'PURCHASE', 'landing_page:SALES_CONVERSIONS'],
    ['OUTCOME_SALES', 'VALUE', 'PURCHASE', 'landing_page:VALUE'],
    ['OUTCOME_LEADS', 'OFFSITE_CONVERSIONS', 'LEAD', 'landing_page:OFFSITE_CONVERSIONS'],
  ])(
    'imports a campaign for %s with the goal %s as one that leads to a page',
    async (objective, goal, event, id) => {
      const { ad_launch_type, selectedPixel } = website;
      const launch = await test.run({
        FbAdSetting: { ad_launch_type, field: { objective, optimization_goal: goal } },
        settings: { selectedPixel, selectedEventConversionType: event },
      });
      expect(launch).toMatchObject({ status: 'launched', message: null });
      const { template_ids } = await imported([String(test.campaigns().at(-1)?.id)]);
      const template = await view(template_ids[0]);
      expect(template).toMatchObject({ templateAdType: 'landing_page', status: 'active' });
      expect(template.templateContent.landingPageUrl).toMatch(/^https:/);
      const answer = await test.api.request(`/api/v1/templates/adtypes/${template.id}`, { token });
      const adTypes = (await answer.json()) as { data: { id: string; isDefault: boolean }[] };
      expect(adTypes.data.filter(({ isDefault }) => isDefault).map((adType) => adType.id)).toEqual([id]);
    },
  );

  it('imports a campaign for sales in chats as messages, and forms as leads', async () => {
    const change = (objective: string, goal: string) => {
      const found = findObject('Campaign');
      found.fields = { ...found.fields, objective };
      for (const object of test.double.state.objects) {
        if (object.kind === 'AdSet') object.fields = { ...object.fields, optimization_goal: goal };
      }
    };
    change('OUTCOME_LEADS', 'OFFSITE_CONVERSIONS');
    const [form] = (await imported([campaign])).template_ids;
    expect(await view(form)).toMatchObject({ templateAdType: 'leadform' });
    await test.api.request(`/api/v1/templates/delete/${form}`, { method: 'DELETE', token });
    change('OUTCOME_SALES', 'CONVERSATIONS');
    for (const object of test.double.state.objects) {
      if (object.kind !== 'AdCreative') continue;
      const text = JSON.stringify(object.fields).replaceAll(
        /"lead_gen_form_id":"[^"]*"/g,
        '"link":"https://m.me/1"',
      );
      object.fields = JSON.parse(text) as typeof object.fields;
    }
    const [chat] = (await imported([campaign])).template_ids;
    expect(await view(chat)).toMatchObject({ templateAdType: 'messenger' });
  });

  it('imports a campaign once, and says why the others failed', async () => {
    await imported([campaign]);
    const [other] = test.double.state.objects;
    test.double.state.objects.push({
      ...findObject('Campaign'),
      id: '777',
      fields: { ...findObject('Campaign').fields, objective: 'OUTCOME_AWARENESS' },
    });
    expect(other).toBeDefined();
    const again = await imported([campaign, '777', '888']);
    expect(again).toMatchObject({ status: 'completed', passed_count: 0, failed_count: 3, template_ids: [] });
    expect(again.errors.map(({ campaign_id }) => campaign_id)).toEqual([campaign, '777', '888']);
    expect(again.errors.map(({ message }) => message).slice(0, 2)).toEqual([
      'This campaign was already imported.',
      'Templates do not support this campaign objective: OUTCOME_AWARENESS.',
    ]);
  });

  it('retries transient errors, and reports a lost connection', async () => {
    test.double.failNext({ method: 'GET', path: '/adsets' });
    const answer = await startImport([campaign]);
    const { id }: CampaignImportStatus = await answer.json();
    await expect(test.api.jobs.settle()).rejects.toThrow();
    expect((await status(id)).status).toBe('processing');
    const second = await startImport([campaign]);
    expect([second.status, (await second.json()).message]).toEqual([
      409,
      'Previous Imported Ads are being processed. Please wait.',
    ]);
    test.double.revokeTokens();
    const payload = { agencyId: test.agencyId, importId: id };
    await test.api.ports.jobs.send('templates.import', payload);
    await test.api.jobs.settle();
    expect(await status(id)).toMatchObject({
      status: 'completed',
      failed_count: 1,
      errors: [{ campaign_id: campaign, message: 'Please Connect Your Facebook Ad Account' }],
    });
  });

  it('requires a default account and a default page', async () => {
    const text =
      'Kindly select the default business manager, ad account, and facebook page in the ad-accounts before importing an existing campaign.';
    const where = { agency_id: test.agencyId };
    for (const table of [pages, ad_accounts]) {
      const { id } = await findRow(test.api.ownerPool, table, { where, orderBy: [table.id] });
      await updateRows(test.api.ownerPool, table, { is_default: false }, where);
      const answer = await startImport([campaign]);
      expect([answer.status, (await answer.json()).message]).toEqual([422, text]);
      await updateRows(test.api.ownerPool, table, { is_default: true }, { ...where, id });
    }
    await updateRows(test.api.ownerPool, sources, { status: 'processing' }, { agency_id: test.agencyId });
    const answer = await startImport([campaign]);
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      'Your assets are currently being retrieved. Please wait.',
    ]);
  });

  it('requires an account and a folder of the agency, and each campaign once', async () => {
    expect((await start({ ad_account_id: 2147483647, campaign_ids: [campaign] })).status).toBe(404);
    const twice = await startImport([campaign, campaign]);
    expect([twice.status, (await twice.json()).errors]).toEqual([
      422,
      { campaign_ids: ['Please remove duplicate entry.'] },
    ]);
    const folder = await findRow(test.api.ownerPool, folders, {
      where: ne(folders.agency_id, test.agencyId),
      columns: ['id'],
    });
    const foreign = await start({ ad_account_id: account, campaign_ids: [campaign], folderId: folder?.id });
    expect(foreign.status).toBe(422);
    expect((await startImport([])).status).toBe(422);
  });

  it('is only visible to its owner', async () => {
    const { id } = await imported([campaign]);
    const stranger = await signIn(test.api, 'second-agency@adlane.test');
    const client = await test.api.as('Client');
    for (const as of [stranger, client]) {
      expect((await test.api.request(`${base}/status/${id}`, { token: as })).status).toBe(404);
    }
    // A client may read campaigns of shared accounts only.
    await deleteRows(test.api.ownerPool, ad_account_shares);
    expect((await startImport([campaign], client)).status).toBe(404);
  });
});
