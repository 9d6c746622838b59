import { ads, audit_log, clients } from '@adlane/api-server/schema';
import type { Launch } from '@adlane/contract/ads/launches';
import { afterEach, describe, expect, it } from 'vitest';
import { findRow, findRows, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createGoogleLaunchTest } from '../../harness/launches/createGoogleLaunchTest';
import { createLaunchTest } from '../../harness/launches/createLaunchTest';

const daily = 2500;
/** A daily budget may spend this many of its amounts in December 2026. */
const days = { facebook: 31, google: 30.4 };
type Platform = keyof typeof days;
type Change = Record<string, unknown>;

const openTests: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(openTests.splice(0).map((close) => close()));
});

async function openPlatform(platform: Platform) {
  if (platform === 'google') {
    const test = await createGoogleLaunchTest();
    const refusal = [400, 'campaignError', 'INVALID_STATUS', 'Not now.'] as const;
    return [test, () => test.double.failNext('campaigns:mutate', [...refusal])] as const;
  }
  const test = await createLaunchTest();
  const error = { message: '(#100) Invalid', code: 100 };
  return [test, () => test.double.failNext({ method: 'POST', path: '' }, error)] as const;
}

/** Opens two launched ads of a new client of the agency, whose monthly limit is that of so many daily budgets. */
async function open(platform: Platform, budgets: number) {
  const [test, failNext] = await openPlatform(platform);
  openTests.push(() => test.close());
  const { api, agencyId, token } = test;
  const client = await insertRow(api.ownerPool, clients, {
    agency_id: agencyId,
    business_name: 'Brooks Dental',
  });
  const names = ['First', 'Second'];
  const ids: number[] = [];
  for (const campaignName of names) {
    const budget = platform === 'facebook' ? { budget: daily } : { adBudget: daily };
    const answer = await api.request(`/api/v1/adlane/${platform}`, {
      method: 'POST',
      token,
      body: { ...test.body, client_user_id: client.id, ...budget, campaignName },
    });
    const { id } = (await answer.json()) as Launch;
    await api.jobs.settle();
    ids.push((await findRow(api.ownerPool, ads, { where: { launch_id: id } })).id);
  }
  const limit = { monthly_budget_limit: days[platform] * daily * budgets, monthly_budget_currency: 'USD' };
  await updateRows(api.ownerPool, clients, limit, { id: client.id });
  const put = (version: string, path: string, body: Change) =>
    api.request(`/api/${version}/${path}`, { method: 'PUT', token, body });
  return {
    api,
    ids,
    failNext,
    listStored: () =>
      findRows(api.ownerPool, ads, {
        where: { client_user_id: client.id },
        columns: ['status', 'budget'],
        orderBy: [ads.id],
      }),
    setStatus: (id: number, status: 'ACTIVE' | 'PAUSED') =>
      platform === 'facebook'
        ? put('v1', `ads/facebook/campaign/status/${id}`, { status })
        : put('v2', 'source/google/update-campaign-status', { ad_id: id, status }),
    setBudget: (id: number, budget: number) =>
      put('v1', `ads/update-budget/${id}`, { budget_type: 'daily', budget }),
  };
}

async function listStatuses(answers: readonly Promise<Response>[]): Promise<number[]> {
  const arrived = await Promise.all(answers);
  return arrived.map(({ status }) => status).sort((a, b) => a - b);
}

describe.each([['facebook'], ['google']] as const)('two ads of a client on %s', (platform) => {
  it('are not both resumed at the same time, where they exceed the monthly limit together', async () => {
    const { ids, setStatus, listStored } = await open(platform, 1);
    for (const id of ids) expect((await setStatus(id, 'PAUSED')).status).toBe(200);
    expect(await listStatuses(ids.map((id) => setStatus(id, 'ACTIVE')))).toEqual([200, 422]);
    const stored = await listStored();
    expect(stored.filter(({ status }) => status === 'paused')).toHaveLength(1);
  });

  it('do not both get a higher budget at the same time, where they exceed the monthly limit together', async () => {
    const { ids, setBudget, listStored } = await open(platform, 3);
    expect(await listStatuses(ids.map((id) => setBudget(id, 2 * daily)))).toEqual([200, 422]);
    const stored = await listStored();
    expect(stored.map(({ budget }) => budget).sort((a, b) => a - b)).toEqual([daily, 2 * daily]);
  });

  it('leave room for the other where the platform refuses one, and the audit log has the one that changed', async () => {
    const { api, ids, failNext, setStatus, listStored } = await open(platform, 1);
    for (const id of ids) await setStatus(id, 'PAUSED');
    failNext();
    expect((await setStatus(Number(ids[0]), 'ACTIVE')).status).not.toBe(200);
    expect((await listStored()).map(({ status }) => status)).toEqual(['paused', 'paused']);
    const where = {
      action: platform === 'facebook' ? 'ads.facebookCampaignStatus' : 'googleSources.updateCampaignStatus',
    };
    const before = await findRows(api.ownerPool, audit_log, { where });
    expect((await setStatus(Number(ids[1]), 'ACTIVE')).status).toBe(200);
    const entries = (await findRows(api.ownerPool, audit_log, { where, orderBy: [audit_log.id] })).slice(
      before.length,
    );
    expect(entries.map(({ changes }) => changes)).toEqual([{ status: { from: 'paused', to: 'active' } }]);
  });
});
