import {
  ad_accounts,
  ad_set_ads,
  ad_sets,
  ads,
  audit_log,
  client_permissions,
} from '@adlane/api-server/schema';
import type { Ad, AdSet, AdSetAd, AdView } from '@adlane/contract/ads/ads';
import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { findForeignRow, findRow, findRows, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest;
let adId: number;

type Answer<T> = { readonly status: number; readonly body: T };
async function call<T>(method: string, path: string, body?: object, token = test.token): Promise<Answer<T>> {
  const answer = await test.api.request(`/api/v1/ads${path}`, { method, token, ...(body ? { body } : {}) });
  return { status: answer.status, body: (await answer.json()) as T };
}
const view = async () => (await call<AdView>('GET', `/view/${adId}`)).body;
const adSets = async () => (await call<{ data: AdSet[] }>('GET', `/adsets?ad_id=${adId}`)).body.data;
const listAdSetAds = async (adSetId: number) =>
  (await call<{ data: AdSetAd[] }>('GET', `/adsets/${adSetId}/ads`)).body.data;
const objects = (kind: string) => test.double.state.objects.filter((object) => object.kind === kind);
async function refresh(): Promise<void> {
  await test.api.jobs.send('scheduler.tick', {});
  await test.api.jobs.settle();
}
async function firstAdSet(): Promise<AdSet> {
  const [adSet] = await adSets();
  if (!adSet) throw new Error('The ad has no ad set.');
  return adSet;
}

beforeEach(async () => {
  test = await createLaunchTest();
  // The seeded ads exist on no platform.
  await updateRows(test.api.ownerPool, ads, { refresh_due_at: null });
  const launch = await test.run();
  adId = launch.ad_id ?? 0;
});
afterEach(() => test.close());

describe('a launched ad', () => {
  it('lists the ad sets and ads of its launch before the platform is asked about them', async () => {
    expect(test.double.requests({ path: '/insights' })).toEqual([]);
    const listed = await adSets();
    expect(listed.map(({ external_id }) => external_id)).toEqual(objects('AdSet').map(({ id }) => id));
    const parts = (await Promise.all(listed.map(({ id }) => listAdSetAds(id)))).flat();
    expect(parts.map(({ external_id }) => external_id).toSorted()).toEqual(
      objects('Ad')
        .map(({ id }) => id)
        .toSorted(),
    );
    // The first refresh goes on with the same rows, and finds the same names and budgets.
    await refresh();
    const toFacts = ({ id, name, budget_type, budget }: AdSet) => ({ id, name, budget_type, budget });
    expect((await adSets()).map(toFacts)).toEqual(listed.map(toFacts));
  });
});

describe('an ad that a user refreshes', () => {
  const refreshNow = (id = adId, token?: string) =>
    call<{ status: string; message: string }>('POST', `/refresh/${id}`, undefined, token);

  it('shows a rejection at once, and notifies of it once', async () => {
    test.double.setReviewMs(0);
    const [ad] = objects('Ad');
    if (ad) ad.isRejected = true;
    expect((await view()).status).not.toBe('attention needed');
    expect(await refreshNow()).toMatchObject({ status: 200, body: { status: 'attention needed' } });
    const seen = await view();
    expect(seen).toMatchObject({ status: 'attention needed', status_at: test.api.clock.now().toISOString() });
    test.api.clock.advance(16 * 60_000);
    await refresh();
    const answer = await test.api.request('/api/v1/notifications?kind=ad_status', { token: test.token });
    const { data } = (await answer.json()) as { data: { path: string }[] };
    expect(data.filter(({ path }) => path.endsWith(`/${adId}`))).toHaveLength(1);
  });

  it('is read twice a minute at most', async () => {
    expect([(await refreshNow()).status, (await refreshNow()).status]).toEqual([200, 200]);
    const count = test.double.requests({ path: '/insights' }).length;
    expect(await refreshNow()).toMatchObject({ status: 429 });
    expect(test.double.requests({ path: '/insights' })).toHaveLength(count);
    test.api.clock.advance(60_000);
    expect((await refreshNow()).status).toBe(200);
  });

  it('keeps its last known state where the platform refuses or the ad is archived', async () => {
    expect((await refreshNow(2_147_483_647)).status).toBe(404);
    test.double.revokeTokens();
    expect((await refreshNow()).status).toBe(503);
    expect((await refreshNow()).status).toBe(412);
    await updateRows(
      test.api.ownerPool,
      ads,
      { archived_at: new Date(), refresh_due_at: null },
      { id: adId },
    );
    expect((await refreshNow()).status).toBe(409);
  });
});

describe('refreshing an ad', () => {
  it('reads state, ad sets and days in the time zone of the account', async () => {
    test.double.setReviewMs(60_000);
    await refresh();
    expect((await view()).status).toBe('in review');
    const adSet = await firstAdSet();
    expect(adSet).toMatchObject({ ad_id: adId, budget_type: 'daily', ads_count: objects('Ad').length });
    test.api.clock.advance(23 * 3_600_000);
    await refresh();
    const seen = await view();
    expect(seen.status).toBe('learning');
    expect(seen.status_at).toBe(test.api.clock.now().toISOString());
    expect(seen.days.map(({ date }) => date)).toEqual(['2026-11-02', '2026-11-03']);
    const spent = seen.days.reduce((sum, { spend }) => sum + spend, 0);
    expect(seen.spend).toBe(spent);
    expect(spent).toBeGreaterThan(0);
    const parts = await listAdSetAds(adSet.id);
    expect(parts.every(({ status }) => status === 'learning')).toBe(true);
    const [again] = await adSets();
    expect(again?.results).toBe(parts.reduce((sum, { results }) => sum + results, 0));
    expect(again?.id).toBe(adSet.id);
  });

  it('is idempotent and calls Facebook only when it is due', async () => {
    await refresh();
    const before = [await view(), await adSets()];
    await updateRows(test.api.ownerPool, ads, { refresh_due_at: new Date() }, { id: adId });
    test.api.clock.set(new Date(test.api.clock.now().getTime()));
    await test.api.jobs.send('ads.refresh', { agencyId: test.agencyId, adId });
    await test.api.jobs.settle();
    expect([await view(), await adSets()]).toEqual(before);
    const countInsights = () => test.double.requests({ path: '/insights' }).length;
    const count = countInsights();
    await refresh();
    expect(countInsights()).toBe(count);
    test.api.clock.advance(16 * 60_000);
    await refresh();
    expect(countInsights()).toBe(count + 2);
  });

  it("shows in Facebook's words why an ad needs attention", async () => {
    test.double.setReviewMs(0);
    const [ad] = objects('Ad');
    if (ad) ad.isRejected = true;
    test.api.clock.advance(60_000);
    await refresh();
    const seen = await view();
    expect(seen.status).toBe('attention needed');
    expect(seen.status_reasons).toContainEqual({
      code: '1815869',
      message: 'Ad rejected: This ad does not comply with the advertising standards.',
    });
    const parts = await listAdSetAds((await firstAdSet()).id);
    expect(parts.find(({ status }) => status === 'attention needed')?.review_feedback).toHaveLength(1);
  });

  it('keeps the last known state and its time after the connection is lost', async () => {
    await refresh();
    const { status, status_at } = await view();
    test.double.revokeTokens();
    test.api.clock.advance(3_600_000);
    await refresh();
    expect(await view()).toMatchObject({ status, status_at, source_status: 'inactive' });
    const requestCount = test.double.requests().length;
    test.api.clock.advance(24 * 3_600_000);
    await refresh();
    expect(test.double.requests()).toHaveLength(requestCount);
  });
});

describe('changing the status', () => {
  it('of a campaign updates Facebook and reads the status back', async () => {
    const paused = await call('PUT', `/facebook/campaign/status/${adId}`, { status: 'PAUSED' });
    expect(paused.body).toMatchObject({ id: adId, status: 'paused', message: 'Saved successfully.' });
    expect(objects('Campaign')[0]?.status).toBe('PAUSED');
    expect((await view()).status).toBe('paused');
    const on = await call('PUT', `/facebook/campaign/status/${adId}`, { status: 'ACTIVE' });
    expect(on.body).toMatchObject({ status: 'in review' });
    const entries = await findRows(test.api.ownerPool, audit_log, {
      where: { action: 'ads.facebookCampaignStatus' },
      columns: ['item_kind', 'item_id', 'changes'],
      orderBy: [audit_log.id],
    });
    expect(entries).toEqual([
      { item_kind: 'ads', item_id: adId, changes: { status: { from: 'in review', to: 'paused' } } },
      { item_kind: 'ads', item_id: adId, changes: { status: { from: 'paused', to: 'in review' } } },
    ]);
  });

  it('of an ad set or of one ad changes nothing else', async () => {
    await refresh();
    const adSet = await firstAdSet();
    const paused = await call('PUT', `/facebook/adset/status/${adSet.id}`, { status: 'PAUSED' });
    expect(paused.body).toMatchObject({ id: adSet.id, status: 'paused' });
    await call('PUT', `/facebook/adset/status/${adSet.id}`, { status: 'ACTIVE' });
    const [part] = await listAdSetAds(adSet.id);
    const changed = await call('PUT', `/facebook/ad/status/${part?.id}`, { status: 'PAUSED' });
    expect(changed.body).toMatchObject({ id: part?.id, status: 'paused', budget: null });
    expect(objects('Ad').find(({ id }) => id === part?.external_id)?.status).toBe('PAUSED');
    expect(objects('Campaign')[0]?.status).toBe('ACTIVE');
    const entries = await findRows(test.api.ownerPool, audit_log, {
      where: like(audit_log.action, 'ads.facebookAd%'),
      columns: ['item_kind', 'item_id'],
      orderBy: [audit_log.id],
    });
    expect(entries).toEqual([
      { item_kind: 'adSets', item_id: adSet.id },
      { item_kind: 'adSets', item_id: adSet.id },
      { item_kind: 'adSetAds', item_id: part?.id },
    ]);
  });

  it('changes nothing when Facebook refuses', async () => {
    test.double.failNext({ method: 'POST' }, { message: '(#200) No', type: 'OAuthException', code: 200 });
    const before = await view();
    const refused = await call('PUT', `/facebook/campaign/status/${adId}`, { status: 'PAUSED' });
    expect(refused).toMatchObject({ status: 500, body: { code: 'TECHNICAL_PERMISSION_ERROR' } });
    expect(await view()).toEqual(before);
  });
});

describe('changing the budget', () => {
  it('updates the level that has the budget', async () => {
    await refresh();
    const changed = await call('PUT', `/update-budget/${adId}`, { budget_type: 'daily', budget: 4000 });
    expect(changed.body).toMatchObject({ budget_type: 'daily', budget: 4000 });
    expect(objects('AdSet')[0]?.fields.daily_budget).toBe(4000);
    const adSet = await firstAdSet();
    const own = await call('PUT', `/facebook/adset/budget/${adSet.id}`, {
      budget_type: 'daily',
      budget: 5000,
    });
    expect(own.body).toMatchObject({ id: adSet.id, budget: 5000 });
    expect((await view()).budget).toBe(5000);
  });

  it('is refused on the other level and for the other budget type', async () => {
    await refresh();
    const campaign = await call('PUT', `/facebook/campaign/budget/${adId}`, {
      budget_type: 'daily',
      budget: 4000,
    });
    expect(campaign.status).toBe(422);
    const kind = await call<{ errors: object }>('PUT', `/update-budget/${adId}`, {
      budget_type: 'lifetime',
      budget: 4000,
    });
    expect(Object.keys(kind.body.errors)).toEqual(['budget_type']);
    expect((await view()).budget).toBe(2500);
  });
});

describe('a budget below the minimum', () => {
  const setMinimum = (min_daily_budget: number) =>
    updateRows(test.api.ownerPool, ad_accounts, { details: { min_daily_budget } }, {});
  const listChanges = () =>
    test.double.requests().filter(({ method, params }) => method === 'POST' && 'daily_budget' in params);

  it('of an ad, a campaign or an ad set is refused with the minimum, and not sent', async () => {
    await refresh();
    await setMinimum(100);
    const { id } = await firstAdSet();
    const sent = listChanges().length;
    for (const path of [
      `/update-budget/${adId}`,
      `/facebook/campaign/budget/${adId}`,
      `/facebook/adset/budget/${id}`,
    ]) {
      const answer = await call('PUT', path, { budget_type: 'daily', budget: 50 });
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { budget: ['The daily budget must be at least $1.00.'] } },
      });
    }
    expect(listChanges()).toHaveLength(sent);
    expect((await view()).min_daily_budget).toBe(100);
    const answer = await call('PUT', `/update-budget/${adId}`, { budget_type: 'daily', budget: 100 });
    expect(answer.status).toBe(200);
  });

  it('of a campaign that has the budget is not sent either', async () => {
    for (const { fields } of objects('AdSet')) delete fields.daily_budget;
    for (const { fields } of objects('Campaign')) fields.daily_budget = 2500;
    await refresh();
    await setMinimum(100);
    for (const path of [`/update-budget/${adId}`, `/facebook/campaign/budget/${adId}`]) {
      const sent = listChanges().length;
      expect((await call('PUT', path, { budget_type: 'daily', budget: 99 })).status).toBe(422);
      expect(listChanges()).toHaveLength(sent);
      expect((await call('PUT', path, { budget_type: 'daily', budget: 100 })).status).toBe(200);
    }
  });

  it('that only Facebook knows is refused by Facebook', async () => {
    await refresh();
    const answer = await call('PUT', `/update-budget/${adId}`, { budget_type: 'daily', budget: 50 });
    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'Budget too low: The daily budget must be at least USD 1.00.' },
    });
    expect((await view()).budget).toBe(2500);
  });
});

describe('ending an ad', () => {
  it('archives it at Facebook and in the app', async () => {
    const done = await call('POST', `/archive/${adId}`);
    expect(done.body).toEqual({ message: 'Ad archived successfully.' });
    expect(objects('Campaign')[0]?.status).toBe('ARCHIVED');
    const list = async (query: string) =>
      (await call<{ data: Ad[] }>('GET', `?per_page=100&${query}`)).body.data.map(({ id }) => id);
    expect(await list('')).not.toContain(adId);
    expect(await list('archived=true')).toEqual([adId]);
    expect((await call('POST', `/archive/${adId}`)).status).toBe(200);
  });

  it('deletes it at Facebook and in the app, and keeps its spend', async () => {
    test.api.clock.advance(3_600_000);
    await refresh();
    const spend = async () => {
      const answer = await test.api.request('/api/v1/dashboard/ad-spend', { token: test.token });
      return answer.json();
    };
    const before = await spend();
    expect((await call('DELETE', `/delete/${adId}`)).body).toEqual({ message: 'Ad deleted successfully.' });
    expect(objects('Campaign').every(({ status }) => status === 'DELETED')).toBe(true);
    expect((await call('GET', `/view/${adId}`)).status).toBe(404);
    expect(await spend()).toEqual(before);
  });

  it('changes nothing in the app while the ad still runs at Facebook', async () => {
    test.double.failNext({ method: 'DELETE' });
    expect((await call('DELETE', `/delete/${adId}`)).status).toBe(503);
    expect((await view()).archived_at).toBeNull();
    test.double.revokeTokens();
    const gone = await call<{ message: string }>('POST', `/archive/${adId}`);
    expect([gone.status, gone.body.message]).toEqual([412, 'Please Connect Your Facebook Ad Account']);
    expect((await view()).archived_at).toBeNull();
  });

  it('succeeds if the campaign is already gone at Facebook', async () => {
    const seeded = await findRow(test.api.ownerPool, ads, {
      where: and(eq(ads.agency_id, test.agencyId), like(ads.campaignId, '1200%')),
    });
    expect((await call('POST', `/archive/${seeded.id}`)).status).toBe(200);
  });
});

describe('the permission to change an ad', () => {
  it('depends for a client on one flag for ads of the agency and on another for its own', async () => {
    const client = await test.api.as('Client');
    const { clientId } = await findDemoClient(test.api.ownerPool);
    const change = () => call('PUT', `/facebook/campaign/status/${adId}`, { status: 'PAUSED' }, client);
    expect((await change()).status).toBe(404);
    await updateRows(test.api.ownerPool, ads, { client_user_id: clientId }, { id: adId });
    const flags = (ads_launch: boolean, manage_agency_ads: boolean) =>
      updateRows(
        test.api.ownerPool,
        client_permissions,
        { ads_launch, manage_agency_ads },
        { client_id: clientId },
      );
    await flags(true, false);
    expect((await change()).status).toBe(403);
    const seen = await call<AdView>('GET', `/view/${adId}`, undefined, client);
    expect(seen.body.can_manage).toBe(false);
    await flags(false, true);
    expect((await change()).status).toBe(200);
    await updateRows(test.api.ownerPool, ads, { is_launched_by_client: true }, { id: adId });
    expect((await change()).status).toBe(403);
    await flags(true, false);
    expect((await change()).status).toBe(200);
  });

  it('includes no ad set or ad of another agency', async () => {
    const { agency_id, id } = await findForeignRow(test.api.ownerPool, ads, test.agencyId);
    const shared = { agency_id, name: 'Theirs', status: 'active' } as const;
    const adSet = await insertRow(test.api.ownerPool, ad_sets, { ...shared, ad_id: id, external_id: 'x' });
    const ad = await insertRow(test.api.ownerPool, ad_set_ads, {
      ...shared,
      adset_id: adSet.id,
      external_id: 'y',
    });
    for (const path of [`/facebook/adset/status/${adSet.id}`, `/facebook/ad/status/${ad.id}`])
      expect((await call('PUT', path, { status: 'PAUSED' })).status).toBe(404);
    expect((await call('GET', `/adsets/${adSet.id}/ads`)).status).toBe(404);
    const guest = await test.api.request(`/api/v1/ads/archive/${adId}`, { method: 'POST' });
    expect(guest.status).toBe(401);
    expect(objects('Campaign')[0]?.status).toBe('ACTIVE');
  });
});
