import { ads, lead_forms, templates } from '@adlane/api-server/schema';
import type { AdSetTarget, CampaignTarget } from '@adlane/contract/ads/facebookAssets';
import type { Launch, LaunchReview } from '@adlane/contract/ads/launches';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

/** No retry helps. */
const permissionError = { message: 'No permission.', type: 'OAuthException', code: 200, is_transient: false };

let test: LaunchTest;
beforeEach(async () => {
  test = await createLaunchTest();
});
afterEach(() => test?.close());

const get = async <T>(path: string): Promise<T> =>
  (await test.api.request(path, { token: test.token })).json() as Promise<T>;

async function review(change: object): Promise<LaunchReview> {
  const answer = await test.api.request('/api/v1/adlane/facebook/review', {
    method: 'POST',
    token: test.token,
    body: { ...test.body, ...change },
  });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<LaunchReview>;
}

const living = (kind: string) =>
  test.double.state.objects.filter((object) => object.kind === kind && object.status !== 'DELETED');

/** Launches once, and returns what the campaign and its ad set are called on Facebook. */
async function createExisting() {
  await test.run();
  const [campaign] = living('Campaign');
  const [adSet] = living('AdSet');
  if (!campaign || !adSet) throw new Error('Nothing was launched.');
  return { campaignId: campaign.id, adSetId: adSet.id, campaign, adSet };
}

describe('the campaigns and ad sets that a launch can add to', () => {
  it('are those of the ad account that were not deleted', async () => {
    const { campaignId, adSetId, campaign } = await createExisting();
    const account = `ad_account_id=${Number(test.body.adAccountId)}`;
    const campaigns = await get<{ data: CampaignTarget[] }>(`/api/v1/facebook/campaigns?${account}`);
    expect(campaigns.data).toContainEqual({
      id: campaignId,
      name: 'ADL Spring smiles',
      status: 'ACTIVE',
      objective: 'OUTCOME_LEADS',
      has_budget: false,
    });
    const adSets = await get<{ data: AdSetTarget[] }>(
      `/api/v1/facebook/ad-sets?${account}&campaign_id=${campaignId}`,
    );
    expect(adSets.data).toMatchObject([{ id: adSetId, optimization_goal: 'LEAD_GENERATION' }]);
    campaign.status = 'DELETED';
    const later = await get<{ data: CampaignTarget[] }>(`/api/v1/facebook/campaigns?${account}`);
    expect(later.data.map(({ id }) => id)).not.toContain(campaignId);
  });

  it('of another account are not listed', async () => {
    const account = `ad_account_id=${Number(test.body.adAccountId)}`;
    const path = `/api/v1/facebook/ad-sets?${account}&campaign_id=999`;
    expect((await test.api.request(path, { token: test.token })).status).toBe(404);
  });
});

describe('a launch into an existing campaign', () => {
  it('creates its ad sets and ads there and no second campaign', async () => {
    const { campaignId } = await createExisting();
    const { blockers, plan } = await review({ settings: { campaignId } });
    expect(blockers).toEqual([]);
    expect(plan).toMatchObject({
      campaign: 'ADL Spring smiles',
      isCampaignNew: false,
      adSets: [{ isNew: true }],
    });
    const launch = await test.run({ campaignName: 'More smiles', settings: { campaignId } });
    expect(launch).toMatchObject({ status: 'launched', message: null });
    expect(living('Campaign').map(({ id }) => id)).toEqual([campaignId]);
    expect(living('AdSet').map(({ fields }) => fields.campaign_id)).toEqual([campaignId, campaignId]);
    expect(launch.ad_id).not.toBeNull();
    const rows = await findRows(test.api.ownerPool, ads, { where: { campaignId } });
    expect(rows).toHaveLength(1);
  });

  it('that fails rolls back its own ad set and leaves the campaign with its first ad set', async () => {
    const { campaignId, adSetId } = await createExisting();
    const adCount = living('Ad').length;
    test.double.failNext({ method: 'POST', path: '/adcreatives' }, permissionError);
    const launch = await test.run({ settings: { campaignId } });
    expect(launch.status).toBe('failed');
    expect(living('Campaign').map(({ id }) => id)).toEqual([campaignId]);
    expect(living('AdSet').map(({ id }) => id)).toEqual([adSetId]);
    expect(living('Ad')).toHaveLength(adCount);
  });

  it('that holds the budget sends none for the ad set and says so', async () => {
    const { campaignId, campaign } = await createExisting();
    campaign.fields = { ...campaign.fields, daily_budget: 5000 };
    const { plan, leftOut, steps } = await review({ settings: { campaignId } });
    expect(plan?.spend).toEqual({ daily: null, total: null });
    expect(leftOut).toContain('The budget: the campaign ADL Spring smiles has its own.');
    const adSet = steps.find(({ key }) => key === 'adset:1');
    expect(adSet?.request).not.toHaveProperty('daily_budget');
    const launch = await test.run({ settings: { campaignId } });
    expect(launch).toMatchObject({ status: 'launched', message: null });
  });

  it.each([
    [
      'of another objective',
      { objective: 'OUTCOME_TRAFFIC' },
      'This campaign has another objective than the ad.',
    ],
    ['in a special category', { special_ad_categories: ['HOUSING'] }, 'another special ad category'],
  ])('%s is refused at its field', async (_case, fields, message) => {
    const { campaignId, campaign } = await createExisting();
    campaign.fields = { ...campaign.fields, ...fields };
    const { blockers } = await review({ settings: { campaignId } });
    expect(blockers).toEqual([{ field: 'settings.campaignId', message: expect.stringContaining(message) }]);
    const answer = await test.launch({ settings: { campaignId } });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([
      422,
      ['settings.campaignId'],
    ]);
  });

  it.each(['12', '../me', 'act_1'])('that does not exist (%s) is refused', async (campaignId) => {
    const { blockers } = await review({ settings: { campaignId } });
    expect(blockers.map(({ field }) => field)).toEqual(['settings.campaignId']);
  });
});

describe('a launch into an existing ad set', () => {
  it('creates only ads there, and lists what the ad set decides', async () => {
    const { campaignId, adSetId } = await createExisting();
    const before = living('Ad').length;
    const { blockers, plan, leftOut } = await review({ settings: { campaignId, adSetId } });
    expect([blockers, plan?.adSets.map(({ isNew }) => isNew)]).toEqual([[], [false]]);
    expect(leftOut?.[0]).toContain('Budget, schedule, audience, locations and placements');
    const launch = await test.run({ settings: { campaignId, adSetId } });
    expect(launch).toMatchObject({ status: 'launched', message: null });
    expect([living('Campaign').length, living('AdSet').length]).toEqual([1, 1]);
    const added = living('Ad').slice(before);
    expect(added.length).toBeGreaterThan(0);
    expect(added.map(({ fields, status }) => [fields.adset_id, status])).toEqual(
      added.map(() => [adSetId, 'ACTIVE']),
    );
  });

  it('that is rolled back deletes its own ads alone', async () => {
    const { campaignId, adSetId } = await createExisting();
    const before = living('Ad').map(({ id }) => id);
    test.double.failNext({ method: 'POST', path: '/ads' }, permissionError);
    expect((await test.run({ settings: { campaignId, adSetId } })).status).toBe('failed');
    expect(living('Ad').map(({ id }) => id)).toEqual(before);
    expect(living('AdSet').map(({ id }) => id)).toEqual([adSetId]);
  });
});

describe('the approval of a launch', () => {
  it('by the hash of its review launches exactly that plan', async () => {
    const { hash } = await review({});
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await test.run({ approval: { hash } })).status).toBe('launched');
  });

  it('of an older review is refused, and a new review is approved', async () => {
    const { hash } = await review({});
    const stale = await test.launch({ budget: 2600, approval: { hash } });
    expect([stale.status, await stale.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'STALE_REVIEW',
        message: 'The launch has changed since your review. Please check it again.',
      }),
    ]);
    expect(test.campaigns()).toEqual([]);
    const next = await review({ budget: 2600 });
    expect((await test.run({ budget: 2600, approval: { hash: next.hash } })).status).toBe('launched');
  });

  it('still holds once another launch has created the lead form', async () => {
    const { hash } = await review({});
    await test.run({ campaignName: 'First' });
    const made = await findRows(test.api.ownerPool, lead_forms, { where: { agency_id: test.agencyId } });
    expect(made.some(({ external_id }) => external_id !== null)).toBe(true);
    expect((await test.launch({ approval: { hash } })).status).toBe(202);
  });

  it('is not needed again for a repeat of an accepted launch', async () => {
    const { hash } = await review({});
    const first = (await (await test.launch({ approval: { hash } }, 'once')).json()) as Launch;
    await test.api.jobs.settle();
    const again = (await (await test.launch({ approval: { hash } }, 'once')).json()) as Launch;
    expect(again.id).toBe(first.id);
  });
});

describe('an unusual budget', () => {
  it('needs a second confirmation', async () => {
    const budget = 9_000_000;
    const { blockers, unusualBudget, hash } = await review({ budget });
    expect([blockers, unusualBudget]).toEqual([[], expect.stringContaining('$90,000.00 a day is')]);
    const refused = await test.launch({ budget, approval: { hash } });
    expect([refused.status, (await refused.json()).errors.budget[0]]).toEqual([
      422,
      expect.stringMatching(/^\$90,000\.00 a day is .* Please confirm it\.$/),
    ]);
    const confirmed = await test.launch({ budget, approval: { hash, confirmsUnusualBudget: true } });
    expect(confirmed.status).toBe(202);
  });

  it('is spread over the days of a lifetime budget', async () => {
    const endTime = new Date(test.api.clock.now().getTime() + 1000 * 24 * 3_600_000).toISOString();
    const lifetime = { budgetType: 'lifetime', budget: 9_000_000, endTime };
    expect((await review(lifetime)).unusualBudget).toBeNull();
  });
});

describe('the review asks Facebook', () => {
  it('whether the account may run ads, and creates nothing', async () => {
    await review({});
    const paths = test.double.requests().map(({ method, path }) => `${method} ${path}`);
    expect(paths.filter((path) => path.startsWith('POST'))).toEqual([expect.stringMatching(/\/campaigns$/)]);
    expect(test.double.state.objects).toEqual([]);
  });

  it('and shows what it refuses at the field', async () => {
    test.double.failNext({ method: 'POST', path: '/campaigns' }, permissionError);
    const { blockers } = await review({});
    expect(blockers).toMatchObject([{ field: 'adAccountId' }]);
  });

  it('for the terms of lead ads', async () => {
    for (const page of Object.values(test.double.state.pages)) page.areTermsAccepted = false;
    const { blockers } = await review({});
    expect(blockers).toMatchObject([{ field: 'pageId' }]);
  });

  it('for what a special ad category may aim by', async () => {
    const dentistry = { id: '6003107902433', name: 'Dentistry' };
    const training = { id: '6003473077165', name: 'Personal training' };
    const where = { id: test.templateId };
    const { templateTargeting } = await findRow(test.api.ownerPool, templates, { where });
    const detailedTargeting = { interests: [dentistry, training], behaviors: [], demographics: [] };
    const housing = { ...templateTargeting, specialAdCategory: 'HOUSING' as const, detailedTargeting };
    await updateRows(test.api.ownerPool, templates, { templateTargeting: housing }, where);
    const { blockers } = await review({});
    expect(blockers).toEqual([
      {
        field: 'templateTargeting.detailedTargeting.interests',
        message: 'Facebook does not allow Dentistry in this special ad category. Please remove it.',
      },
    ]);
  });

  it('for the smallest budget, and formats it as money', async () => {
    const { blockers } = await review({ budget: 1 });
    expect(blockers).toEqual([
      {
        field: 'budget',
        message: expect.stringMatching(/^The daily budget must be at least \$\d+\.\d\d\.$/),
      },
    ]);
  });
});
