import { ad_accounts, sources } from '@adlane/api-server/schema';
import type { Launch, LaunchReview } from '@adlane/contract/ads/launches';
import type { Template } from '@adlane/contract/ads/templates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findForeignRow, findRow, updateRows } from '../../../fixtures/rows/rows';
import { buildGoogle, buildGoogleTexts } from '../../../fixtures/templateForms';
import {
  createGoogleLaunchTest,
  type GoogleLaunchTest,
} from '../../../harness/launches/createGoogleLaunchTest';

let test: GoogleLaunchTest;
beforeEach(async () => {
  test = await createGoogleLaunchTest();
});
afterEach(() => test.close());

const keywords = { googleKeywords: { target: ['dentist', '[dental clinic]'], negative: ['free'] } };
const values = (collection: string) => test.resources(collection).map((one) => one.values);
const listMutations = () => test.double.requests('googleAds:mutate').map(({ body }) => body);

describe('a Performance Max launch on Google', () => {
  it('creates one enabled campaign with its asset group, and an ad', async () => {
    const launch = await test.run();
    expect(launch).toMatchObject({ status: 'launched', code: null, message: null, platform: 'google' });
    expect(launch.steps.every((step) => step.status === 'done')).toBe(true);
    expect(values('campaigns')).toMatchObject([
      {
        status: 'ENABLED',
        advertisingChannelType: 'PERFORMANCE_MAX',
        containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
        maximizeConversions: {},
      },
    ]);
    expect(values('campaignBudgets')).toMatchObject([{ amountMicros: '25000000', explicitlyShared: false }]);
    const links = values('assetGroupAssets').map(({ fieldType }) => fieldType);
    expect(links.filter((type) => type === 'HEADLINE')).toHaveLength(3);
    expect(links).toEqual(expect.arrayContaining(['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE']));
    expect(values('campaignAssets').map(({ fieldType }) => fieldType)).toEqual([
      'BUSINESS_NAME',
      'CALL',
      'LOGO',
    ]);
    const list = await test.request('/api/v1/ads?search=Spring', { token: test.token });
    expect((await list.json()).data).toMatchObject([
      {
        id: launch.ad_id,
        name: 'ADL Spring smiles',
        platform: 'google',
        status: 'in review',
        campaignId: values('campaigns')[0]?.id,
        budget: 2500,
        currency: 'USD',
      },
    ]);
  });

  it('lets Google check the campaign first, then sends the same once', async () => {
    await test.run();
    const [dryRun, real] = listMutations() as { mutateOperations: unknown; validateOnly?: boolean }[];
    expect(listMutations()).toHaveLength(2);
    expect(dryRun?.validateOnly).toBe(true);
    expect(real).toEqual({ mutateOperations: dryRun?.mutateOperations });
  });

  it('sets the selected conversion goals and places of its campaign only', async () => {
    await test.run();
    const goals = values('campaignConversionGoals').map(({ category, biddable }) => [category, biddable]);
    expect(goals).toContainEqual(['SUBMIT_LEAD_FORM', true]);
    expect(goals).toContainEqual(['CONTACT', false]);
    const criteria = values('campaignCriteria');
    expect(criteria).toContainEqual(
      expect.objectContaining({ location: { geoTargetConstant: 'geoTargetConstants/1023191' } }),
    );
    expect(criteria).toContainEqual(
      expect.objectContaining({ language: { languageConstant: 'languageConstants/1000' } }),
    );
  });

  it('is shown in the whole world only where that was chosen', async () => {
    const launch = await test.run({ targetLocationBySearch: [], isEverywhere: true });
    expect(launch).toMatchObject({ status: 'launched', message: null });
    expect(values('campaignCriteria').some(({ location, proximity }) => location ?? proximity)).toBe(false);
  });

  it('sends audiences, narrowed groups and keywords as signals', async () => {
    const [audience] = test.double.state.resources.filter(({ collection }) => collection === 'audiences');
    const signal = { id: String(audience?.values.id), name: 'Homeowners' };
    await test.changeGoogle({
      targeting: { ...keywords, selectedAudienceSignals: [signal], minAge: 503002, maxAge: 503004 },
    });
    expect((await test.run()).message).toBeNull();
    const signals = values('assetGroupSignals');
    expect(signals).toContainEqual(expect.objectContaining({ searchTheme: { text: 'dental clinic' } }));
    expect(signals).toContainEqual(
      expect.objectContaining({ audience: { audience: audience?.values.resourceName } }),
    );
    const own = values('audiences').find(({ dimensions }) => dimensions !== undefined);
    expect(own?.dimensions).toEqual([
      {
        age: {
          ageRanges: [
            { minAge: 25, maxAge: 34 },
            { minAge: 35, maxAge: 44 },
            { minAge: 45, maxAge: 54 },
          ],
          includeUndetermined: false,
        },
      },
    ]);
  });

  it('divides a monthly budget into a daily one and starts later where asked', async () => {
    await test.run({
      adBudget: 60_800,
      budgetType: 'Monthly',
      startDate: '2027-01-15',
      endDate: '2027-02-01',
    });
    expect(values('campaignBudgets')).toMatchObject([{ amountMicros: '20000000' }]);
    expect(values('campaigns')).toMatchObject([
      { startDateTime: '2027-01-15 00:00:00', endDateTime: '2027-02-01 23:59:59' },
    ]);
  });
});

describe('a Search launch on Google', () => {
  it('creates an ad group with keywords, excluded people and a responsive search ad', async () => {
    await test.changeGoogle({ targeting: { ...keywords, gender: [11, 20] } });
    const finalUrl = 'https://brightside.example/exam?for=a|ä';
    const launch = await test.run({ campaignType: 'SEARCH', finalUrl });
    expect(launch).toMatchObject({ status: 'launched', message: null });
    expect(values('campaigns')).toMatchObject([{ status: 'ENABLED', advertisingChannelType: 'SEARCH' }]);
    const criteria = values('adGroupCriteria');
    expect(criteria.map(({ keyword }) => keyword).filter(Boolean)).toEqual([
      { text: 'dentist', matchType: 'BROAD' },
      { text: 'dental clinic', matchType: 'EXACT' },
    ]);
    expect(criteria).toContainEqual(expect.objectContaining({ gender: { type: 'MALE' }, negative: true }));
    const [ad] = values('adGroupAds');
    expect(ad?.ad).toMatchObject({ finalUrls: ['https://brightside.example/exam?for=a%7C%C3%A4'] });
    expect(values('assetGroups')).toEqual([]);
  });

  it('needs a keyword', async () => {
    expect((await test.review({ campaignType: 'SEARCH' })).blockers).toEqual([
      {
        field: 'templates.google.targetAdTemplateData.googleKeywords',
        message: 'A Search campaign needs at least one keyword.',
      },
    ]);
  });
});

describe('goals and bidding of a Google launch', () => {
  const noGoals = { selectedConversionGoals: [], conversionGoalsList: [] };
  const search = { campaignType: 'SEARCH' };
  it.each<[string, object, object, number]>([
    ['LEADS', search, { maximizeConversions: {} }, 2],
    ['LEADS', { ...search, ...noGoals }, { targetSpend: {} }, 0],
    ['WEBSITE_TRAFFIC', search, { targetSpend: {} }, 0],
    ['WEBSITE_TRAFFIC', {}, { maximizeConversions: {} }, 2],
    ['SALES', { ...search, googleConversion: 'conversion_value' }, { maximizeConversionValue: {} }, 2],
  ])('for %s with %j are %j', async (objective, more, bidding, goals) => {
    await test.changeGoogle({ targeting: keywords });
    const launch = await test.run({ googleCampaignObjectives: [objective], ...more });
    expect(launch).toMatchObject({ status: 'launched', message: null });
    expect(values('campaigns')).toMatchObject([bidding]);
    const sent = JSON.stringify(listMutations().at(-1)).match(/campaignConversionGoalOperation/g) ?? [];
    expect(sent).toHaveLength(goals);
  });

  it('say what bids for clicks do not use', async () => {
    await test.changeGoogle({ targeting: { ...keywords, targetCPA: 900 } });
    const { leftOut } = await test.review({ ...search, googleCampaignObjectives: ['WEBSITE_TRAFFIC'] });
    expect(leftOut).toEqual(
      expect.arrayContaining([
        '1 conversion goal: a Search campaign for website traffic bids for clicks.',
        'Target cost or return: the campaign bids for clicks.',
      ]),
    );
  });

  it('are those of the launched ad, with its languages and places', async () => {
    const { ad_id } = await test.run({ targetLanguages: [1000, 1003] });
    const view = await test.request(`/api/v1/ads/view/${ad_id}`, { token: test.token });
    expect(await view.json()).toMatchObject({
      objective: 'LEADS',
      google: {
        campaignType: 'PERFORMANCE_MAX',
        bidding: 'conversions',
        targetLanguages: [1000, 1003],
        targetLocationBySearch: [{ mode: 'include', id: '1023191', name: 'New York' }],
        isEverywhere: false,
      },
    });
    const list = await test.request('/api/v1/ads?search=Spring', { token: test.token });
    expect((await list.json()).data).toMatchObject([{ objective: 'LEADS' }]);
  });
});

describe('the review of a Google launch', () => {
  it.each<[string, Record<string, unknown>, object]>([
    ['a start in the past', { startDate: '2026-01-01' }, { field: 'startDate' }],
    ['an end before the start', { endDate: '2026-11-02' }, { field: 'endDate' }],
    ['a phone number without a country', { phoneNumber: '555 0100' }, { field: 'phoneNumber' }],
    ['a budget below the minimum', { adBudget: 50 }, { field: 'adBudget' }],
    ['no place', { targetLocationBySearch: [] }, { field: 'targetLocationBySearch' }],
    [
      'only an excluded place',
      { targetLocationBySearch: [{ mode: 'exclude', id: '1023191', name: 'New York' }] },
      { field: 'targetLocationBySearch' },
    ],
    ['a place beside everywhere', { isEverywhere: true }, { field: 'targetLocationBySearch' }],
    ['no conversion goal', { selectedConversionGoals: [] }, { field: 'selectedConversionGoals' }],
    [
      'two goals of the bids',
      { googleConversion: 'conversion_value', googleBidStrategy: { value: 'conversions' } },
      { field: 'googleBidStrategy' },
    ],
    ['an unknown objective', { googleCampaignObjectives: ['FAME'] }, { field: 'googleCampaignObjectives' }],
  ])('names %s', async (_case, change, blocker) => {
    expect((await test.review(change)).blockers).toMatchObject([blocker]);
    expect((await test.launch(change)).status).toBe(422);
    expect(test.double.requests()).toEqual([]);
  });

  it('names what is not sent', async () => {
    const around = { mode: 'exclude', address: 'Boston', latitude: 42.3, longitude: -71, radius: 20 };
    expect((await test.review({ targetLocationByRadius: [around] })).leftOut).toEqual([
      '1 excluded radius place: Google cannot exclude a radius. Exclude a place by name.',
    ]);
    const search = await test.review({ campaignType: 'SEARCH' });
    expect(search.leftOut).toContainEqual(
      expect.stringMatching(/long headlines?: Search does not show them/),
    );
    expect(search.leftOut).toContainEqual(expect.stringContaining('Search shows texts only'));
  });

  it('names texts and pictures that the template lacks', async () => {
    await test.changeGoogle({
      content: { googleTemplateLogos: [], longHeadline: buildGoogleTexts('longHeadlines', ['']) },
    });
    const fields = (await test.review()).blockers.map(({ field }) => field);
    expect(fields).toEqual([
      'templates.google.createAdTemplateData.longHeadline.0.text',
      'templates.google.createAdTemplateData.googleTemplateLogos',
    ]);
  });

  it('names the text that a policy of Google refuses, with its field', async () => {
    const headlines = buildGoogleTexts('headlines', ['Gentle care', 'A miracle smile', 'Book today']);
    await test.changeGoogle({ content: { headlines }, targeting: keywords });
    for (const campaignType of ['PERFORMANCE_MAX', 'SEARCH']) {
      expect((await test.review({ campaignType })).blockers).toEqual([
        {
          field: 'templates.google.createAdTemplateData.headlines.1.text',
          message:
            "Google's policies do not allow the headline “A miracle smile”: unreliable claims (“miracle”). Please change it and launch again.",
        },
      ]);
    }
  });

  it.each([
    ['campaignBudgetError', 'BUDGET_BELOW_PER_DAY_MINIMUM', 'campaignBudgetOperation', 'adBudget'],
    ['criterionError', 'INVALID_GEO_TARGET', 'campaignCriterionOperation', 'targetLocationBySearch'],
    [
      'assetError',
      'ASSET_DATA_INVALID',
      'assetOperation',
      'templates.google.createAdTemplateData.googleTemplateMedia',
    ],
  ] as const)('names the field of a %s', async (family, reason, kind, field) => {
    await test.review();
    const [{ body } = { body: {} }] = test.double.requests('googleAds:mutate');
    const sent = (body as { mutateOperations: object[] }).mutateOperations;
    const index = sent.findIndex((operation) => kind in operation);
    const path = [{ fieldName: 'mutate_operations', index }];
    test.double.failNext('googleAds:mutate', [400, family, reason, 'Not like this.', { path }]);
    expect((await test.review()).blockers).toEqual([{ field, message: 'Not like this.' }]);
  });

  it('has no findings of Google where Google does not answer', async () => {
    test.double.failNext('googleAds:mutate', [500, 'internalError', 'TRANSIENT_ERROR', 'Later.']);
    expect((await test.review()).blockers).toEqual([]);
  });

  it('names the account once the access was revoked', async () => {
    test.double.revoke();
    expect((await test.review()).blockers).toMatchObject([{ field: 'adAccountId' }]);
    const source = await findRow(test.ownerPool, sources, { where: { id: test.google.sourceId } });
    expect(source.status).toBe('inactive');
  });

  it('does not reveal the account of another agency', async () => {
    const other = await findForeignRow(test.ownerPool, ad_accounts, test.agencyId);
    expect((await test.review({ adAccountId: other.id })).blockers).toMatchObject([{ field: 'adAccountId' }]);
  });
});

describe('a refusal of Google', () => {
  it('for a policy is explained in words, before anything is created', async () => {
    const headlines = buildGoogleTexts('headlines', ['A miracle smile', 'Gentle care', 'Book today']);
    await test.changeGoogle({ content: { headlines } });
    const launch = await test.run();
    expect(launch).toMatchObject({
      status: 'failed',
      message:
        "Google's policies do not allow the headline “A miracle smile”: unreliable claims (“miracle”). Please change it and launch again.",
    });
    expect(values('campaigns')).toEqual([]);
  });

  it('disconnects the source when the access was revoked', async () => {
    test.double.revoke();
    const launch = await test.run();
    expect(launch).toMatchObject({ status: 'failed', code: 'AD_ACCOUNT_DISCONNECTED' });
    const source = await findRow(test.ownerPool, sources, { where: { id: test.google.sourceId } });
    expect(source.status).toBe('inactive');
    expect((await test.launch()).status).toBe(412);
  });

  it('after the campaign was created removes the campaign, its budget and the label', async () => {
    const refusal = [400, 'campaignError', 'INVALID_STATUS', 'Not now.'] as const;
    test.double.failNext('campaigns:mutate', [...refusal]);
    const launch = await test.run();
    expect(launch).toMatchObject({ status: 'failed', message: 'Not now.' });
    expect([values('campaigns'), values('campaignBudgets'), values('labels')]).toEqual([[], [], []]);
    await test.request(`/api/v1/adlane/${launch.id}/resume`, { method: 'POST', token: test.token });
    await test.jobs.settle();
    expect(await test.view(launch.id)).toMatchObject({ status: 'launched', message: null });
    expect(values('campaigns')).toMatchObject([{ status: 'ENABLED' }]);
  });

  it('for an account in another currency stops before the images', async () => {
    await updateRows(test.ownerPool, ad_accounts, { currency: 'EUR' }, { id: test.google.accountIds[0] });
    const launch = await test.run();
    expect(launch.message).toContain('currency of the ad account has changed');
    expect(values('assets')).toEqual([]);
  });
});

describe('an instant launch on Google', () => {
  const send = async (path: string, change: object = {}, key?: string) => {
    const view = await test.request(`/api/v1/templates/view/${test.templateId}`, { token: test.token });
    const { templates } = (await view.json()) as Template;
    const { template_id: _template, ...terms } = test.body;
    return test.request(`/api/v1/adlane/instant/google${path}`, {
      method: 'POST',
      token: test.token,
      body: { ...terms, google: templates.google, ...change },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  };

  it('creates one campaign from contents without a template, which no list shows', async () => {
    const answers = [await send('', {}, 'instant-1'), await send('', {}, 'instant-1')];
    const [first, second] = await Promise.all(answers.map(async (answer) => (await answer.json()) as Launch));
    expect(second?.id).toBe(first?.id);
    await test.jobs.settle();
    expect(await test.view(first?.id ?? 0)).toMatchObject({ status: 'launched', platform: 'google' });
    expect(values('campaigns')).toMatchObject([{ status: 'ENABLED' }]);
    const list = await test.request('/api/v1/templates?search=Spring', { token: test.token });
    expect(((await list.json()) as { data: unknown[] }).data).toEqual([]);
  });

  it('is reviewed by the rules and by Google', async () => {
    const review = async (change: object) => (await (await send('/review', change)).json()) as LaunchReview;
    expect((await review({ adBudget: 50 })).blockers).toMatchObject([{ field: 'adBudget' }]);
    expect((await review({})).blockers).toEqual([]);
    expect(test.double.requests(':mutate')).toMatchObject([{ body: { validateOnly: true } }]);
  });

  it('refuses images that are not in the library of the agency', async () => {
    const google = buildGoogle({
      googleTemplateMedia: [
        { id: 2147483647, kind: 'image', name: 'a.png', url: '/a.png', width: 1, height: 1 },
      ],
    }).google;
    expect((await send('', { google })).status).toBe(422);
  });
});

describe('the same Google launch twice', () => {
  it('under one key is one launch with one campaign', async () => {
    const first = await test.run({}, 'spring');
    const second = await test.run({}, 'spring');
    expect(second.id).toBe(first.id);
    expect(values('campaigns')).toHaveLength(1);
  });
});
