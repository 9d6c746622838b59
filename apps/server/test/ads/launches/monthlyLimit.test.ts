import {
  ad_accounts,
  ad_metrics,
  ads,
  clients,
  lead_forms,
  media,
  templates,
} from '@adlane/api-server/schema';
import type { Launch, LaunchReview } from '@adlane/contract/ads/launches';
import { createDefaultTemplateTargeting } from '@adlane/contract/ads/templates';
import { afterEach, describe, expect, it } from 'vitest';
import { findForeignRow, findRow, insertRow, updateRows } from '../../fixtures/rows/rows';
import { buildContent } from '../../fixtures/templateForms';
import { createGoogleLaunchTest } from '../../harness/launches/createGoogleLaunchTest';
import { createLaunchTest } from '../../harness/launches/createLaunchTest';

// Both start on the second of November 2026; the first full month is December.
const daysOfDecember = 31;
const googleDays = 30.4;

type Platform = 'facebook' | 'google';
type Change = Record<string, unknown>;

const openTests: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(openTests.splice(0).map((close) => close()));
});

/** Opens a platform and a new client of its agency. Amounts are those of a daily budget on either. */
async function open(platform: Platform) {
  const [test, failNext] = platform === 'facebook' ? await openFacebook() : await openGoogle();
  openTests.push(() => test.close());
  const { api, agencyId, token } = test;
  const client = await insertRow(api.ownerPool, clients, {
    agency_id: agencyId,
    business_name: 'Brooks Dental',
  });
  const daily = (amount: number): Change =>
    platform === 'facebook' ? { budget: amount } : { adBudget: amount };
  const post = (path: string, change: Change) =>
    api.request(`/api/v1/adlane/${path}`, {
      method: 'POST',
      token,
      body: { ...test.body, client_user_id: client.id, ...change },
    });
  return {
    api,
    agencyId,
    client,
    token,
    daily,
    field: platform === 'facebook' ? 'budget' : 'adBudget',
    /** What a daily budget may spend in December. */
    inDecember: (amount: number) => amount * (platform === 'facebook' ? daysOfDecember : googleDays),
    launch: (change: Change) => post(platform, change),
    /** Launches or reviews without a template: `path` is '' or '/review'. */
    async instant(path: string, change: Change) {
      const own = { agency_id: agencyId };
      const first = async (table: typeof media | typeof lead_forms, where: object) =>
        (await findRow(api.ownerPool, table, { where: { ...own, ...where }, orderBy: [table.id] })).id;
      const { google } = await findRow(api.ownerPool, templates, { where: { id: test.templateId } });
      const contents =
        platform === 'google'
          ? { google }
          : {
              leadFormId: await first(lead_forms, {}),
              templateContent: buildContent(),
              templateTargeting: createDefaultTemplateTargeting(),
              templateMediaIds: [await first(media, { kind: 'image' })],
            };
      return post(`instant/${platform}${path}`, { ...contents, ...change, template_id: undefined });
    },
    async review(change: Change): Promise<LaunchReview> {
      const answer = await post(`${platform}/review`, change);
      expect(answer.status).toBe(200);
      return answer.json() as Promise<LaunchReview>;
    },
    async run(change: Change): Promise<Launch> {
      const answer = await post(platform, change);
      expect(answer.status).toBe(202);
      const { id } = (await answer.json()) as Launch;
      await api.jobs.settle();
      return (await api.request(`/api/v1/adlane/${id}`, { token })).json() as Promise<Launch>;
    },
    async setLimit(monthly_budget_limit: number | null, monthly_budget_currency = 'USD') {
      const answer = await api.request(`/api/v1/clients/update/${client.id}`, {
        method: 'PUT',
        token,
        body: { monthly_budget_limit, monthly_budget_currency },
      });
      expect(answer.status).toBe(200);
    },
    accountId: Number(test.body.adAccountId),
    /** Lets the platform refuse the campaign of the next launch. */
    failNext,
  };
}

async function openFacebook() {
  const test = await createLaunchTest();
  const failNext = () =>
    test.double.failNext({ method: 'POST', path: '/campaigns' }, { message: '(#100) Invalid', code: 100 });
  return [test, failNext] as const;
}

async function openGoogle() {
  const test = await createGoogleLaunchTest();
  const refusal = [400, 'campaignError', 'INVALID_STATUS', 'Not now.'] as const;
  return [test, () => test.double.failNext('campaigns:mutate', [...refusal])] as const;
}

const platforms = [['facebook'], ['google']] as const;

describe.each(platforms)('the monthly limit of a client on %s', (platform) => {
  it('asks for a second confirmation above it, which names amount and month', async () => {
    const test = await open(platform);
    await test.setLimit(test.inDecember(2500) - 1);
    const change = test.daily(2500);
    const { blockers, overLimit, hash } = await test.review(change);
    const [may, limit] = platform === 'facebook' ? ['$775.00', '$774.99'] : ['$760.00', '$759.99'];
    expect([blockers, overLimit]).toEqual([
      [],
      `This launch may spend ${may} in December 2026; the limit for Brooks Dental is ${limit} a month.`,
    ]);
    for (const approval of [undefined, { hash }, { hash, confirmsUnusualBudget: true }]) {
      const refused = await test.launch({ ...change, ...(approval && { approval }) });
      expect([refused.status, (await refused.json()).errors[test.field]]).toEqual([
        422,
        [`${overLimit} Please confirm it.`],
      ]);
    }
    const other = { ...test.daily(2600), approval: { hash, confirmsOverLimit: true } };
    expect((await test.launch(other)).status).toBe(409);
    const confirmed = await test.launch({ ...change, approval: { hash, confirmsOverLimit: true } });
    expect(confirmed.status).toBe(202);
  });

  it('asks about a launch without a template, too', async () => {
    const test = await open(platform);
    const change = test.daily(2500);
    await test.setLimit(test.inDecember(2500) - 1);
    const answer = await test.instant('/review', change);
    const { blockers, overLimit, hash } = (await answer.json()) as LaunchReview;
    expect([blockers, overLimit]).toEqual([[], expect.stringContaining('in December 2026')]);
    const refused = await test.instant('', { ...change, approval: { hash } });
    expect([refused.status, (await refused.json()).errors[test.field]]).toEqual([
      422,
      [`${overLimit} Please confirm it.`],
    ]);
    const approval = { hash, confirmsOverLimit: true };
    expect((await test.instant('', { ...change, approval })).status).toBe(202);
  });

  it('lets a launch at exactly the limit start at once, and any launch without a limit', async () => {
    const test = await open(platform);
    await test.setLimit(test.inDecember(2500));
    expect((await test.review(test.daily(2500))).overLimit).toBeNull();
    expect((await test.launch(test.daily(2500))).status).toBe(202);
    await test.setLimit(null);
    expect((await test.review(test.daily(2500))).overLimit).toBeNull();
  });

  it('counts launches under way, running ads and what was spent, and no ads that are paused', async () => {
    const test = await open(platform);
    await test.setLimit(test.inDecember(5000) - 1);
    // Not sent yet: the job has not run.
    expect((await test.launch({ ...test.daily(2500), campaignName: 'First' })).status).toBe(202);
    const planned = platform === 'facebook' ? '$775.00' : '$760.00';
    expect((await test.review(test.daily(2500))).overLimit).toContain(
      `a month, of which ${planned} is already planned.`,
    );
    await test.api.jobs.settle();
    expect((await test.review(test.daily(2500))).overLimit).toContain(`${planned} is already planned.`);
    await updateRows(test.api.ownerPool, ads, { status: 'paused' }, { client_user_id: test.client.id });
    expect((await test.review(test.daily(2500))).overLimit).toBeNull();
  });

  it('lets one of two launches at the same time start that exceed it together', async () => {
    const test = await open(platform);
    await test.setLimit(test.inDecember(2500));
    const names = ['First', 'Second'];
    const answers = await Promise.all(
      names.map((campaignName) => test.launch({ ...test.daily(2500), campaignName })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([202, 422]);
  });

  it('counts what the ads of the client have spent in the current month', async () => {
    const test = await open(platform);
    const { ad_id } = await test.run(test.daily(2500));
    await updateRows(test.api.ownerPool, ads, { status: 'paused' }, { client_user_id: test.client.id });
    const day = { agency_id: test.agencyId, ad_id: ad_id ?? 0, spend: 90_000 };
    await insertRow(test.api.ownerPool, ad_metrics, { ...day, day: '2026-11-01' });
    await insertRow(test.api.ownerPool, ad_metrics, { ...day, day: '2026-10-31' });
    await test.setLimit(100_000);
    const endOfMonth =
      platform === 'facebook' ? { endTime: '2026-11-30T00:00:00Z' } : { endDate: '2026-11-30' };
    const { overLimit } = await test.review({ ...test.daily(2500), ...endOfMonth });
    expect(overLimit).toMatch(
      /in November 2026; the limit for Brooks Dental is \$1,000\.00 a month, of which \$900\.00 is already spent\.$/,
    );
  });

  it('asks where the launch is in another currency, since amounts are not converted', async () => {
    const test = await open(platform);
    await test.setLimit(50_000_000, 'EUR');
    const { overLimit, hash } = await test.review(test.daily(2500));
    expect(overLimit).toBe(
      "This launch spends USD, which can't be compared with the limit for Brooks Dental: €500,000.00 a month.",
    );
    const approval = { hash, confirmsOverLimit: true };
    expect((await test.launch({ ...test.daily(2500), approval: { hash } })).status).toBe(422);
    expect((await test.launch({ ...test.daily(2500), approval })).status).toBe(202);
  });

  it('counts neither ads of other clients nor those of another agency', async () => {
    const test = await open(platform);
    const { ownerPool } = test.api;
    const other = await insertRow(ownerPool, clients, {
      agency_id: test.agencyId,
      business_name: 'Smiles',
    });
    const foreign = await findForeignRow(ownerPool, ads, test.agencyId);
    const running = { status: 'active', currency: 'USD', budget_type: 'daily', budget: 900_000 } as const;
    await updateRows(ownerPool, ads, { ...running, endTime: null }, { id: foreign.id });
    await test.setLimit(test.inDecember(2500));
    await test.run({ ...test.daily(2500), client_user_id: other.id, campaignName: 'Other' });
    expect((await test.review(test.daily(2500))).overLimit).toBeNull();
    const ownLimit = { monthly_budget_limit: 1, monthly_budget_currency: 'USD' };
    await updateRows(ownerPool, clients, ownLimit, { id: other.id });
    expect((await test.review(test.daily(2500))).overLimit).toBeNull();
  });
});

describe('a higher budget of a running ad', () => {
  it.each([
    ['facebook', (id: number) => [`ads/update-budget/${id}`, { budget_type: 'daily' }] as const],
    ['google', (id: number) => [`ads/update-budget/${id}`, { budget_type: 'daily' }] as const],
    ['google', (id: number) => ['source/google/update-budget', { ad_id: id }] as const],
  ] as const)('above the limit is confirmed first (%s, case %#)', async (platform, describeCall) => {
    const test = await open(platform);
    const { ad_id } = await test.run(test.daily(2500));
    const [path, body] = describeCall(ad_id ?? 0);
    const version = path.startsWith('source') ? 'v2' : 'v1';
    const change = (budget: number, confirmsOverLimit?: boolean) =>
      test.api.request(`/api/${version}/${path}`, {
        method: 'PUT',
        token: test.token,
        body: { ...body, budget, ...(confirmsOverLimit !== undefined && { confirmsOverLimit }) },
      });
    await test.setLimit(test.inDecember(5000));
    expect((await change(5000)).status).toBe(200);
    const refused = await change(5100);
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      {
        confirmsOverLimit: [
          expect.stringMatching(/^This ad may spend .* in December 2026; .* Please confirm it\.$/),
        ],
      },
    ]);
    expect((await change(5100, true)).status).toBe(200);
    // A lower one is fine, even while it is above the limit.
    expect((await change(5050)).status).toBe(200);
  });

  it('is confirmed on the ad set that has it, with the other ad sets of the ad', async () => {
    const test = await open('facebook');
    const { ad_id } = await test.run(test.daily(2500));
    const listed = await test.api.request(`/api/v1/ads/adsets?ad_id=${ad_id}`, { token: test.token });
    await test.api.jobs.send('scheduler.tick', {});
    await test.api.jobs.settle();
    expect(listed.status).toBe(200);
    const sets = await test.api.request(`/api/v1/ads/adsets?ad_id=${ad_id}`, { token: test.token });
    const [adSet] = ((await sets.json()) as { data: { id: number }[] }).data;
    await test.setLimit(test.inDecember(2500));
    const change = (more: Change) =>
      test.api.request(`/api/v1/ads/facebook/adset/budget/${adSet?.id}`, {
        method: 'PUT',
        token: test.token,
        body: { budget_type: 'daily', budget: 2600, ...more },
      });
    const refused = await change({});
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([
      422,
      ['confirmsOverLimit'],
    ]);
    expect((await change({ confirmsOverLimit: true })).status).toBe(200);
  });
});

describe('a paused ad', () => {
  it.each([
    ['facebook', 'v1', (id: number) => [`ads/facebook/campaign/status/${id}`, {}] as const],
    ['google', 'v2', (id: number) => ['source/google/update-campaign-status', { ad_id: id }] as const],
  ] as const)(
    'is resumed above the limit only once that is confirmed (%s)',
    async (platform, version, describeCall) => {
      const test = await open(platform);
      const { ad_id } = await test.run(test.daily(2500));
      const [path, body] = describeCall(ad_id ?? 0);
      const setStatus = (status: 'ACTIVE' | 'PAUSED', more: Change = {}) =>
        test.api.request(`/api/${version}/${path}`, {
          method: 'PUT',
          token: test.token,
          body: { ...body, status, ...more },
        });
      await test.setLimit(test.inDecember(2500));
      expect((await setStatus('PAUSED')).status).toBe(200);
      expect((await setStatus('ACTIVE')).status).toBe(200);
      await test.setLimit(test.inDecember(2500) - 1);
      // It runs already, and counts.
      expect((await setStatus('ACTIVE')).status).toBe(200);
      expect((await setStatus('PAUSED')).status).toBe(200);
      const refused = await setStatus('ACTIVE');
      expect([refused.status, (await refused.json()).errors]).toEqual([
        422,
        {
          confirmsOverLimit: [
            expect.stringMatching(/^This ad may spend .* in December 2026; .* confirm it\.$/),
          ],
        },
      ]);
      expect((await setStatus('ACTIVE', { confirmsOverLimit: true })).status).toBe(200);
    },
  );
});

describe.each(platforms)('a failed launch on %s', (platform) => {
  it('is resumed above the limit only if that was confirmed in its review', async () => {
    const test = await open(platform);
    const fail = async (change: Change) => {
      test.failNext();
      const { id, status } = await test.run({ ...test.daily(2500), ...change });
      expect(status).toBe('failed');
      return () => test.api.request(`/api/v1/adlane/${id}/resume`, { method: 'POST', token: test.token });
    };
    const resume = await fail({ campaignName: 'Unconfirmed' });
    await test.setLimit(test.inDecember(2500) - 1);
    const { hash } = await test.review({ ...test.daily(2500), campaignName: 'Confirmed' });
    const approval = { hash, confirmsOverLimit: true };
    const resumeConfirmed = await fail({ campaignName: 'Confirmed', approval });
    const refused = await resume();
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      expect.stringMatching(
        /^This launch may spend .* in December 2026; .* Roll it back and launch it again to confirm that\.$/,
      ),
    ]);
    expect((await resumeConfirmed()).status).toBe(202);
    await test.setLimit(test.inDecember(5000));
    expect((await resume()).status).toBe(202);
  });
});

describe('an account of another time zone', () => {
  it('counts the days of its month', async () => {
    const test = await open('facebook');
    await updateRows(
      test.api.ownerPool,
      ad_accounts,
      { timezone: 'Pacific/Auckland' },
      { id: test.accountId },
    );
    await test.setLimit(2500);
    // Midnight in Auckland ends the thirtieth: one day of November and none of December.
    const day = { startTime: '2026-11-29T11:00:00Z', endTime: '2026-11-30T11:00:00Z' };
    expect((await test.review({ ...test.daily(2500), ...day })).overLimit).toBeNull();
    const two = { ...day, endTime: '2026-11-30T11:00:01Z' };
    expect((await test.review({ ...test.daily(2501), ...two })).overLimit).toContain(
      '$25.01 in November 2026',
    );
  });
});
