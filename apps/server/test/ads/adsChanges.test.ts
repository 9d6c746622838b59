import type { Ad, AdSet, AdSetAd, AdView } from '@adlane/contract/ads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLaunchTest, type LaunchTest } from '../harness/createLaunchTest';

let test: LaunchTest;
let adId: number;

type Answer<T> = { readonly status: number; readonly body: T };
async function call<T>(method: string, path: string, body?: object, token = test.token): Promise<Answer<T>> {
  const answer = await test.api.request(`/api/v1/ads${path}`, { method, token, ...(body ? { body } : {}) });
  return { status: answer.status, body: (await answer.json()) as T };
}
const view = async () => (await call<AdView>('GET', `/view/${adId}`)).body;
const adSets = async () => (await call<{ data: AdSet[] }>('GET', `/adsets?ad_id=${adId}`)).body.data;
const adsOf = async (adSetId: number) =>
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
  // The seeded ads stand on no platform.
  await test.query('update ads set refresh_due_at = null');
  const launch = await test.run();
  adId = launch.ad_id ?? 0;
});
afterEach(() => test.close());

describe('the refresh', () => {
  it('reads state, parts and days of the account’s zone', async () => {
    test.double.setReviewMs(60_000);
    await refresh();
    expect((await view()).status).toBe('in review');
    const adSet = await firstAdSet();
    expect(adSet).toMatchObject({ ad_id: adId, budget_type: 'daily', ads_count: objects('Ad').length });
    // 09:00 UTC is 04:00 in New York: 23 hours later is the next day there.
    test.api.clock.advance(23 * 3_600_000);
    await refresh();
    const seen = await view();
    expect(seen.status).toBe('learning');
    expect(seen.status_at).toBe(test.api.clock.now().toISOString());
    expect(seen.days.map(({ date }) => date)).toEqual(['2026-11-02', '2026-11-03']);
    const spent = seen.days.reduce((sum, { spend }) => sum + spend, 0);
    expect(seen.spend).toBe(spent);
    expect(spent).toBeGreaterThan(0);
    const parts = await adsOf(adSet.id);
    expect(parts.every(({ status }) => status === 'learning')).toBe(true);
    const [again] = await adSets();
    expect(again?.results).toBe(parts.reduce((sum, { results }) => sum + results, 0));
    expect(again?.id).toBe(adSet.id);
  });

  it('bears running twice, and asks again only when it is due', async () => {
    await refresh();
    const before = [await view(), await adSets()];
    await test.query('update ads set refresh_due_at = now() where id = $1', [adId]);
    test.api.clock.set(new Date(test.api.clock.now().getTime()));
    await test.api.jobs.send('ads.refresh', { agencyId: test.agencyId, adId });
    await test.api.jobs.settle();
    expect([await view(), await adSets()]).toEqual(before);
    const asked = () => test.double.requests({ path: '/insights' }).length;
    const count = asked();
    await refresh();
    expect(asked()).toBe(count);
    test.api.clock.advance(16 * 60_000);
    await refresh();
    expect(asked()).toBe(count + 2);
  });

  it('tells why an ad needs attention, in Facebook’s words', async () => {
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
    const parts = await adsOf((await firstAdSet()).id);
    expect(parts.find(({ status }) => status === 'attention needed')?.review_feedback).toHaveLength(1);
  });

  it('keeps the last known state and its time once the connection is gone', async () => {
    await refresh();
    const { status, status_at } = await view();
    test.double.revokeTokens();
    test.api.clock.advance(3_600_000);
    await refresh();
    expect(await view()).toMatchObject({ status, status_at, source_status: 'inactive' });
    const asked = test.double.requests().length;
    test.api.clock.advance(24 * 3_600_000);
    await refresh();
    expect(test.double.requests()).toHaveLength(asked);
  });
});

describe('a status', () => {
  it('of the campaign changes at Facebook and is read back', async () => {
    const paused = await call('PUT', `/facebook/campaign/status/${adId}`, { status: 'PAUSED' });
    expect(paused.body).toMatchObject({ id: adId, status: 'paused', message: 'Saved successfully.' });
    expect(objects('Campaign')[0]?.status).toBe('PAUSED');
    expect((await view()).status).toBe('paused');
    const on = await call('PUT', `/facebook/campaign/status/${adId}`, { status: 'ACTIVE' });
    expect(on.body).toMatchObject({ status: 'in review' });
    const entries = await test.query(
      "select item_kind, item_id, changes from audit_log where action = 'ads.facebookCampaignStatus' order by id",
    );
    expect(entries).toEqual([
      { item_kind: 'ads', item_id: adId, changes: { status: { from: 'in review', to: 'paused' } } },
      { item_kind: 'ads', item_id: adId, changes: { status: { from: 'paused', to: 'in review' } } },
    ]);
  });

  it('of an ad set and of one ad change alone', async () => {
    await refresh();
    const adSet = await firstAdSet();
    expect(
      (await call('PUT', `/facebook/adset/status/${adSet.id}`, { status: 'PAUSED' })).body,
    ).toMatchObject({
      id: adSet.id,
      status: 'paused',
    });
    await call('PUT', `/facebook/adset/status/${adSet.id}`, { status: 'ACTIVE' });
    const [part] = await adsOf(adSet.id);
    const changed = await call('PUT', `/facebook/ad/status/${part?.id}`, { status: 'PAUSED' });
    expect(changed.body).toMatchObject({ id: part?.id, status: 'paused', budget: null });
    expect(objects('Ad').find(({ id }) => id === part?.external_id)?.status).toBe('PAUSED');
    expect(objects('Campaign')[0]?.status).toBe('ACTIVE');
    const entries = await test.query(
      "select item_kind, item_id from audit_log where action like 'ads.facebookAd%' order by id",
    );
    expect(entries).toEqual([
      { item_kind: 'adSets', item_id: adSet.id },
      { item_kind: 'adSets', item_id: adSet.id },
      { item_kind: 'adSetAds', item_id: part?.id },
    ]);
  });

  it('is refused where Facebook refuses, and nothing changes here', async () => {
    test.double.failNext({ method: 'POST' }, { message: '(#200) No', type: 'OAuthException', code: 200 });
    const before = await view();
    const refused = await call('PUT', `/facebook/campaign/status/${adId}`, { status: 'PAUSED' });
    expect(refused).toMatchObject({ status: 500, body: { code: 'TECHNICAL_PERMISSION_ERROR' } });
    expect(await view()).toEqual(before);
  });
});

describe('a budget', () => {
  it('changes on the level that holds it', async () => {
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

  it('is refused on the other level, of another kind and below the floor', async () => {
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

describe('an ending', () => {
  it('archives at Facebook and here', async () => {
    const done = await call('POST', `/archive/${adId}`);
    expect(done.body).toEqual({ message: 'Ad archived successfully.' });
    expect(objects('Campaign')[0]?.status).toBe('ARCHIVED');
    const list = async (query: string) =>
      (await call<{ data: Ad[] }>('GET', `?per_page=100&${query}`)).body.data.map(({ id }) => id);
    expect(await list('')).not.toContain(adId);
    expect(await list('archived=true')).toEqual([adId]);
    expect((await call('POST', `/archive/${adId}`)).status).toBe(200);
  });

  it('deletes at Facebook and here, and keeps what it cost', async () => {
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

  it('does not happen here while the ad runs on there', async () => {
    test.double.failNext({ method: 'DELETE' });
    expect((await call('DELETE', `/delete/${adId}`)).status).toBe(503);
    expect((await view()).archived_at).toBeNull();
    test.double.revokeTokens();
    const gone = await call<{ message: string }>('POST', `/archive/${adId}`);
    expect([gone.status, gone.body.message]).toEqual([412, 'Please Connect Your Facebook Ad Account']);
    expect((await view()).archived_at).toBeNull();
  });

  it('happens where the campaign is gone at Facebook already', async () => {
    const seeded = await test.query(
      "select id from ads where agency_id = $1 and campaign_id like '1200%' limit 1",
      [test.agencyId],
    );
    expect((await call('POST', `/archive/${String(seeded[0]?.id)}`)).status).toBe(200);
  });
});

describe('who may', () => {
  it('change an agency’s ad: a client with the one flag, its own ad: with the other', async () => {
    const client = await test.api.as('Client');
    const user = await test.query("select client_id from users where email = 'client@adlane.test'");
    const clientId = user[0]?.client_id;
    const change = () => call('PUT', `/facebook/campaign/status/${adId}`, { status: 'PAUSED' }, client);
    expect((await change()).status).toBe(404);
    await test.query('update ads set client_user_id = $1 where id = $2', [clientId, adId]);
    const flags = (launch: boolean, manage: boolean) =>
      test.query(
        'update client_permissions set ads_launch = $1, manage_agency_ads = $2 where client_id = $3',
        [launch, manage, clientId],
      );
    await flags(true, false);
    expect((await change()).status).toBe(403);
    const seen = await call<AdView>('GET', `/view/${adId}`, undefined, client);
    expect(seen.body.can_manage).toBe(false);
    await flags(false, true);
    expect((await change()).status).toBe(200);
    await test.query('update ads set is_launched_by_client = true where id = $1', [adId]);
    expect((await change()).status).toBe(403);
    await flags(true, false);
    expect((await change()).status).toBe(200);
  });

  it('reach no part of another agency’s ad', async () => {
    const [theirs] = await test.query(
      `with s as (insert into ad_sets (agency_id, ad_id, external_id, name, status)
         select agency_id, id, 'x', 'Theirs', 'active' from ads where agency_id <> $1 limit 1 returning agency_id, id)
       insert into ad_set_ads (agency_id, adset_id, external_id, name, status)
         select agency_id, id, 'y', 'Theirs', 'active' from s returning id, adset_id`,
      [test.agencyId],
    );
    const theirSet = String(theirs?.adset_id);
    for (const path of [`/facebook/adset/status/${theirSet}`, `/facebook/ad/status/${String(theirs?.id)}`])
      expect((await call('PUT', path, { status: 'PAUSED' })).status).toBe(404);
    expect((await call('GET', `/adsets/${theirSet}/ads`)).status).toBe(404);
    const guest = await test.api.request(`/api/v1/ads/archive/${adId}`, { method: 'POST' });
    expect(guest.status).toBe(401);
    expect(objects('Campaign')[0]?.status).toBe('ACTIVE');
  });
});
