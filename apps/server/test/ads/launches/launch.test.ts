import { ad_accounts, ads, launches, pages, sources, templates } from '@adlane/api-server/schema';
import type { Launch, LaunchReview } from '@adlane/contract/ads/launches';
import { facebookDemo, facebookParameters } from '@adlane/mocks/platforms';
import { like, ne } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countRows, findForeignRow, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest;
beforeEach(async () => {
  test = await createLaunchTest();
});
afterEach(() => test?.close());

const ava = facebookDemo.users[0];

/** Changes fields of the launched template. */
async function changeTemplate(change: { content?: object; targeting?: object }): Promise<void> {
  const where = { id: test.templateId };
  const { templateContent, templateTargeting } = await findRow(test.api.ownerPool, templates, { where });
  const values = {
    templateContent: { ...templateContent, ...change.content },
    templateTargeting: { ...templateTargeting, ...change.targeting },
  };
  await updateRows(test.api.ownerPool, templates, values, where);
}

describe('a successful launch', () => {
  it('creates a whole active campaign and an ad in review', async () => {
    const launch = await test.run();
    expect(launch).toMatchObject({ status: 'launched', code: null, message: null });
    expect(launch.steps.every((step) => step.status === 'done')).toBe(true);
    const { objects } = test.double.state;
    const kinds = objects.map((object) => `${object.kind} ${object.status}`);
    expect(kinds[0]).toBe('Campaign ACTIVE');
    expect(kinds.filter((kind) => kind === 'Campaign ACTIVE')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'Ad ACTIVE').length).toBeGreaterThanOrEqual(3);
    expect(new Set(objects.map((object) => object.labelIds.join())).size).toBe(1);
    expect(test.double.state.forms).toHaveLength(1);
    const notifications = await test.api.request('/api/v1/notifications?unread=true&kind=launch&per_page=1', {
      token: test.token,
    });
    expect((await notifications.json()).data).toMatchObject([{ title: 'Ad launched', path: '/agency/ads' }]);

    const list = await test.api.request('/api/v1/ads?search=Spring', { token: test.token });
    const { data } = (await list.json()) as { data: Record<string, unknown>[] };
    expect(data).toMatchObject([
      {
        id: launch.ad_id,
        name: 'ADL Spring smiles',
        status: 'in review',
        campaignId: objects[0]?.id,
        budget: 2500,
        budget_type: 'daily',
        currency: 'USD',
      },
    ]);
  });

  it('activates the campaign last and sends no token in a URL', async () => {
    await test.run();
    const sent = test.double.requests({ method: 'POST' });
    const last = sent.at(-1);
    expect(last).toMatchObject({
      path: expect.stringContaining(test.campaigns()[0]?.id ?? 'none') as string,
    });
    expect(last?.params).toEqual({ status: 'ACTIVE' });
    expect(sent.every((request) => request.status === 200)).toBe(true);
    expect(JSON.stringify(test.double.requests())).not.toContain(ava.token);
  });

  it('reuses the lead form that exists on the page', async () => {
    await test.run();
    const second = await test.run({ campaignName: 'Summer' });
    expect(second.status).toBe('launched');
    expect(second.steps.some((step) => step.key === 'leadForm')).toBe(false);
    expect(test.double.state.forms).toHaveLength(1);
  });

  it('reviews exactly what it sends, with parameters that Facebook knows', async () => {
    const answer = await test.api.request('/api/v1/adlane/facebook/review', {
      method: 'POST',
      token: test.token,
      body: test.body,
    });
    const review = (await answer.json()) as LaunchReview;
    expect(review.blockers).toEqual([]);
    expect(test.double.state.objects).toEqual([]);
    const launch = await test.run();
    const keys = (steps: Launch['steps']) => steps.map(({ key, method, path }) => `${method} ${path} ${key}`);
    expect(keys(launch.steps)).toEqual(keys(review.steps));
    for (const edge of ['campaigns', 'adsets', 'adcreatives', 'ads']) {
      const known = Object.keys(facebookParameters.operations[`POST AdAccount/${edge}`] ?? {});
      const steps = review.steps.filter((step) => step.path.endsWith(`/${edge}`));
      expect(steps.length).toBeGreaterThan(0);
      expect(
        steps.flatMap((step) => Object.keys(step.request)).filter((name) => !known.includes(name)),
      ).toEqual([]);
    }
  });
});

describe('a launch against a double as strict as Facebook', () => {
  const goal = (ad_launch_type: string, objective: string, optimization_goal: string) => ({
    FbAdSetting: { ad_launch_type, field: { objective, optimization_goal } },
  });
  const count = (kind: string) => test.double.state.objects.filter((object) => object.kind === kind).length;

  it.each([
    ['one_adset_multiple_ads', 1, 3],
    ['multiple_adsets_one_ad', 3, 3],
    ['dynamic', 1, 1],
  ])('with %s creates %i ad sets and %i ads', async (campaignStructure, adSets, ads) => {
    await changeTemplate({ content: { campaignStructure } });
    expect(await test.run()).toMatchObject({ status: 'launched', message: null });
    expect([count('AdSet'), count('Ad')]).toEqual([adSets, ads]);
  });

  const instagram = { selectedInstagram: { id: '5001', name: 'Smile' } };
  const verified = { settings: { verifiedBeneficiary: '770077', verifiedPayor: '880088' } };

  it.each([
    ['messenger', goal('messenger', 'OUTCOME_ENGAGEMENT', 'CONVERSATIONS')],
    ['traffic', goal('landing_page', 'OUTCOME_TRAFFIC', 'LINK_CLICKS')],
    ['conversion leads', goal('leadform', 'OUTCOME_LEADS', 'QUALITY_LEAD')],
    ['a lifetime budget', { budgetType: 'lifetime', budget: 90_000, endTime: '2027-06-01T00:00:00Z' }],
    [
      'Instagram messages',
      {
        ...goal('messenger', 'OUTCOME_ENGAGEMENT', 'CONVERSATIONS'),
        settings: { ...instagram, messagingApps: { messenger: false, instagram: true } },
      },
    ],
    [
      'messages in either app',
      {
        ...goal('messenger', 'OUTCOME_ENGAGEMENT', 'CONVERSATIONS'),
        settings: { ...instagram, messagingApps: { messenger: true, instagram: true } },
      },
    ],
    [
      'website conversions',
      {
        ...goal('landing_page', 'OUTCOME_LEADS', 'OFFSITE_CONVERSIONS'),
        settings: { selectedPixel: { id: '7001', name: 'Site' }, selectedEventConversionType: 'LEAD' },
      },
    ],
    ['the EU', { countries: ['DE', 'FR'], settings: { dsaBeneficiary: 'Brightside', dsaPayor: 'Brooks' } }],
    ['Taiwan, Singapore and Thailand', { countries: ['TW', 'SG', 'TH'], ...verified }],
    ['a bid cap', { settings: { bidStrategy: 'LOWEST_COST_WITH_BID_CAP', bidAmount: 500 } }],
  ])('succeeds for %s', async (_case, settings) => {
    expect(await test.run(settings)).toMatchObject({ status: 'launched', message: null });
  });

  it('sends an address with the characters that Facebook takes', async () => {
    await changeTemplate({ content: { landingPageUrl: 'https://example.com/new?sort=a|b&q=zähne' } });
    const launch = await test.run(goal('landing_page', 'OUTCOME_TRAFFIC', 'LINK_CLICKS'));
    expect(launch).toMatchObject({ status: 'launched', message: null });
    const creative = launch.steps.find(({ key }) => key === 'creative:1')?.request;
    expect(JSON.stringify(creative)).toContain('https://example.com/new?sort=a%7Cb&q=z%C3%A4hne');
  });

  it('succeeds for a narrow audience on selected placements without the closed ones', async () => {
    await changeTemplate({
      targeting: {
        gender: 'female',
        minAge: 25,
        maxAge: 54,
        placement: 'Manual',
        locales: [6],
        doCreativeOptimize: true,
        detailedTargeting: {
          interests: [{ id: '6003', name: 'Gardening' }],
          behaviors: [{ id: '6004', name: 'Travel' }],
          demographics: [{ id: '6005', name: 'Parents', type: 'family_statuses' }],
        },
      },
    });
    const launch = await test.run();
    expect(launch).toMatchObject({ status: 'launched', message: null });
    const title = launch.steps.find((step) => step.key === 'adset:1')?.title;
    for (const closed of ['facebook video_feeds', 'instagram explore', 'messenger story']) {
      expect(title).toMatch(new RegExp(`without .*${closed}[,:]`));
    }
  });

  it('succeeds for a special ad category and reaches all people', async () => {
    const interests = [{ id: '6003473077165', name: 'Personal training' }];
    const detailedTargeting = { interests, behaviors: [], demographics: [] };
    await changeTemplate({
      targeting: { specialAdCategory: 'HOUSING', gender: 'male', minAge: 30, detailedTargeting },
    });
    expect(await test.run()).toMatchObject({ status: 'launched', message: null });
  });

  it('stays paused when it is launched as paused', async () => {
    expect(await test.run({ settings: { status: 'PAUSED' } })).toMatchObject({ status: 'launched' });
    expect(test.campaigns()).toMatchObject([{ status: 'PAUSED' }]);
    const ad = await findRow(test.api.ownerPool, ads, { where: { name: 'ADL Spring smiles' } });
    expect(ad).toMatchObject({ status: 'paused' });
  });
});

describe('a launch', () => {
  it('is refused for a text over its limit, reported at its field, with nothing sent', async () => {
    const { templateContent } = await findRow(test.api.ownerPool, templates, {
      where: { id: test.templateId },
    });
    const [first, ...others] = templateContent.headlines;
    const long = { ...first, value: 'A headline that is longer than thirty letters' };
    await changeTemplate({ content: { headlines: [long, ...others] } });
    const answer = await test.launch();
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'VALIDATION',
      errors: { 'templateContent.headlines.0.value': ['Heading cannot exceed 30 characters'] },
    });
    expect(test.double.requests()).toEqual([]);
    expect(await countRows(test.api.ownerPool, launches, like(launches.label, 'adlane-%'))).toBe(0);
  });

  it('is refused for a template, account or form of another agency', async () => {
    const foreign = await findForeignRow(test.api.ownerPool, templates, test.agencyId);
    expect((await test.launch({ template_id: foreign.id })).status).toBe(404);
    const account = await findForeignRow(test.api.ownerPool, ad_accounts, test.agencyId);
    const answer = await test.launch({ adAccountId: account.id });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { adAccountId: ['Kindly connect any Ad-Account before launching your ad.'] },
    });
    expect(test.double.requests()).toEqual([]);
  });

  it('is not found by another agency', async () => {
    const { id } = await test.run();
    const operator = await test.api.as('SuperAdmin');
    expect((await test.api.request(`/api/v1/adlane/${id}`, { token: operator })).status).toBe(404);
  });
});

describe('a launch fails permanently', () => {
  it('on unaccepted terms with their code, creating nothing, and the page shows it', async () => {
    test.double.setTermsAccepted('2001', false);
    const launch = await test.run();
    expect(launch).toMatchObject({
      status: 'failed',
      code: 'TECHNICAL_TOS_ERROR',
      message:
        'To launch an ad for the lead form, please accept the terms of service for the selected Facebook page.',
    });
    expect(test.double.state.objects).toHaveLength(0);
    const page = await findRow(test.api.ownerPool, pages, { where: { id: test.pageId } });
    expect(page).toMatchObject({ leadgen_tos_accepted: false });
  });

  it('on a revoked token, which disconnects the source and blocks the next launch', async () => {
    test.double.revokeTokens(ava.id);
    const launch = await test.run();
    expect(launch).toMatchObject({ status: 'failed', code: 'AD_ACCOUNT_DISCONNECTED' });
    const { ownerPool } = test.api;
    const source = await findRow(ownerPool, sources, {
      where: { agency_id: test.agencyId, channel: 'facebook' },
    });
    expect(source).toMatchObject({ status: 'inactive' });
    const others = await findRows(ownerPool, sources, { where: ne(sources.agency_id, test.agencyId) });
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['active']));
    const again = await test.launch();
    expect(again.status).toBe(412);
    expect(await again.json()).toMatchObject({ code: 'AD_ACCOUNT_DISCONNECTED' });
  });

  it('on a missing permission', async () => {
    test.double.declinePermission('ads_management');
    expect(await test.run()).toMatchObject({ status: 'failed', code: 'TECHNICAL_PERMISSION_ERROR' });
  });

  it('on a lead form that Facebook refuses', async () => {
    const error = { message: '(#100) Invalid parameter', code: 100, error_user_msg: 'Add a question.' };
    test.double.failNext({ method: 'POST', path: '/leadgen_forms' }, error);
    expect(await test.run()).toMatchObject({
      status: 'failed',
      code: 'TECHNICAL_LEAD_ERROR',
      message: 'Add a question.',
    });
  });

  it('on an ad set that Facebook refuses, deletes the campaign and says so in the steps', async () => {
    test.double.failNext(
      { method: 'POST', path: '/adsets' },
      { message: '(#100) Invalid parameter', code: 100 },
    );
    const launch = await test.run();
    expect(launch).toMatchObject({ status: 'failed', code: null, ad_id: null });
    const states = Object.fromEntries(launch.steps.map((step) => [step.key, step.status]));
    expect(states).toMatchObject({ campaign: 'rolled_back', 'adset:1': 'failed', 'ad:1': 'pending' });
    expect(test.campaigns()).toHaveLength(0);
  });
});

describe('a launch with a temporary failure', () => {
  it('retries after a look-up, so that one campaign exists', async () => {
    test.double.failNext({ method: 'POST', path: '/campaigns' }, undefined, 2);
    expect((await test.run()).status).toBe('launched');
    expect(test.campaigns()).toHaveLength(1);
  });

  it.each(['/campaigns', '/adsets', '/adcreatives', '/ads', '/leadgen_forms', '/adimages', '/adlabels'])(
    'adopts the object when the connection breaks after %s took effect',
    async (path) => {
      // The dry run goes to the same address as the campaign, and first.
      if (path === '/campaigns') test.double.delayNext({ method: 'POST', path }, 0);
      test.double.dropNext({ method: 'POST', path });
      const launch = await test.run();
      expect(launch.status).toBe('launched');
      const names = test.double.state.objects.map((object) => `${object.kind} ${String(object.fields.name)}`);
      expect(new Set(names).size).toBe(names.length);
      expect(test.campaigns()).toHaveLength(1);
      expect(test.double.state.forms).toHaveLength(1);
      expect(test.double.state.labels).toHaveLength(1);
    },
  );

  it('waits out a rate limit as long as Facebook says', async () => {
    test.double.limitNext({ method: 'POST', path: '/adsets' }, 1);
    const before = test.api.clock.now();
    expect((await test.run()).status).toBe('launched');
    expect(test.api.clock.now().getTime() - before.getTime()).toBe(60_000);
    expect(test.campaigns()).toHaveLength(1);
  });

  it('fails on a rate limit longer than a run may wait, without deleting what exists', async () => {
    test.double.limitNext({ method: 'POST', path: '/adsets' }, 30);
    expect(await test.run()).toMatchObject({ status: 'failed', code: null });
    expect(test.campaigns()).toMatchObject([{ status: 'PAUSED' }]);
  });
});

describe('after an outage longer than the retries', () => {
  const outage = async () => {
    test.double.failNext({ method: 'POST', path: '/adsets' }, undefined, 5);
    const launch = await test.run();
    expect(launch).toMatchObject({ status: 'failed', code: null });
    expect(test.campaigns()).toMatchObject([{ status: 'PAUSED' }]);
    return launch;
  };
  const act = (id: number, what: string) =>
    test.api.request(`/api/v1/adlane/${id}/${what}`, { method: 'POST', token: test.token });

  it('a launch can be resumed with the same campaign', async () => {
    const { id } = await outage();
    const [standing] = test.campaigns();
    expect((await act(id, 'resume')).status).toBe(202);
    await test.api.jobs.settle();
    expect(await test.view(id)).toMatchObject({ status: 'launched', message: null });
    expect(test.campaigns()).toMatchObject([{ id: standing?.id, status: 'ACTIVE' }]);
    expect((await act(id, 'resume')).status).toBe(409);
    expect((await act(id, 'roll-back')).status).toBe(409);
  });

  it('a launch can be rolled back, which leaves nothing and is final', async () => {
    const { id } = await outage();
    expect((await act(id, 'roll-back')).status).toBe(202);
    const launch = await test.view(id);
    expect(launch.status).toBe('rolled_back');
    expect(launch.steps.find((step) => step.key === 'campaign')?.status).toBe('rolled_back');
    expect(test.campaigns()).toEqual([]);
    expect((await act(id, 'resume')).status).toBe(409);
    const list = await test.api.request('/api/v1/adlane?status=rolled_back', { token: test.token });
    expect(await list.json()).toMatchObject({ data: [{ id }], meta: { total: 1 } });
  });

  it('a launch that was rolled back creates its objects again once the reason is fixed', async () => {
    test.double.failNext({ method: 'POST', path: '/adsets' }, { message: '(#100) Invalid', code: 100 });
    const { id } = await test.run();
    expect(test.campaigns()).toEqual([]);
    await act(id, 'resume');
    await test.api.jobs.settle();
    expect((await test.view(id)).status).toBe('launched');
    expect(test.campaigns()).toMatchObject([{ status: 'ACTIVE' }]);
  });
});

describe('simultaneous launches', () => {
  it('with one Idempotency-Key are one campaign and one answer for 20 requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.launch({}, 'launch-once')));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202]));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Launch).id));
    expect(new Set(ids).size).toBe(1);
    await test.api.jobs.settle();
    expect(test.campaigns()).toHaveLength(1);
    const other = await test.launch({ budget: 9900 }, 'launch-once');
    expect(other.status).toBe(422);
    expect((await test.launch({}, 'k'.repeat(256))).status).toBe(400);
  });
});
