import {
  ad_account_shares,
  ad_metrics,
  ads,
  audit_log,
  client_permissions,
  clients,
  notifications,
  page_shares,
  users,
} from '@adlane/api-server/schema';
import { and, between, eq, ne, type SQL, sum } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteRows,
  findForeignRow,
  findRow,
  insertRow,
  insertRows,
  openRows,
  updateRows,
} from '../../fixtures/rows/rows';
import { createDemoTest, type DemoTest } from '../../harness/createDemoTest';

let test: DemoTest;
let restore: () => Promise<void>;
let euroAdId: number;

async function get(path: string, token = test.agencyToken) {
  const answer = await test.request(`/api/v1/dashboard/${path}`, { token });
  return { status: answer.status, body: await answer.json() };
}

beforeAll(async () => {
  test = await createDemoTest();
  const ad = await insertRow(test.ownerPool, ads, {
    agency_id: test.agencyId,
    name: 'Euro',
    platform: 'google',
    adlane_type: 'landing_page',
    campaignId: '77',
    status: 'active',
    budget_type: 'daily',
    budget: 1000,
    currency: 'EUR',
  });
  euroAdId = ad.id;
  const euro = { agency_id: test.agencyId, ad_id: euroAdId };
  await insertRows(test.ownerPool, ad_metrics, [
    { ...euro, day: '2026-11-01', spend: 900, impressions: 100, clicks: 10, results: 4 },
    { ...euro, day: '2026-10-01', spend: 500, impressions: 50, clicks: 5, results: 0 },
  ]);
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

const sumDollars = async (from: string, to: string, where?: SQL) => {
  const isOfAd = and(eq(ads.agency_id, ad_metrics.agency_id), eq(ads.id, ad_metrics.ad_id));
  const [row] = await openRows(test.ownerPool)
    .select({ spend: sum(ad_metrics.spend), results: sum(ad_metrics.results) })
    .from(ad_metrics)
    .innerJoin(ads, isOfAd)
    .where(
      and(
        eq(ads.agency_id, test.agencyId),
        eq(ads.currency, 'USD'),
        between(ad_metrics.day, from, to),
        where,
      ),
    );
  return { spend: Number(row?.spend ?? 0), results: Number(row?.results ?? 0) };
};

describe('the ad spend', () => {
  it('is summed by currency over the last 30 days and the 30 days before', async () => {
    const { body } = await get('ad-spend');
    const now = await sumDollars('2026-10-04', '2026-11-02');
    expect(body.total).toEqual([
      { currency: 'USD', amount: now.spend },
      { currency: 'EUR', amount: 900 },
    ]);
    expect(body.previous).toContainEqual({ currency: 'EUR', amount: 500 });
  });

  it('counts only the given days, client and platform', async () => {
    const day = await sumDollars('2026-11-01', '2026-11-01');
    expect((await get('ad-spend?from=2026-11-01&to=2026-11-01&platform=facebook')).body.total).toEqual([
      { currency: 'USD', amount: day.spend },
    ]);
    const own = await sumDollars('2026-11-01', '2026-11-01', eq(ads.client_user_id, test.clientId));
    const path = `ad-spend?from=2026-11-01&to=2026-11-01&client_user_id=${test.clientId}`;
    expect((await get(path)).body.total).toEqual([{ currency: 'USD', amount: own.spend }]);
    expect((await get('ad-spend?from=2026-11-01&to=2026-11-01', test.clientToken)).body.total).toEqual([
      { currency: 'USD', amount: own.spend },
    ]);
  });

  it('hides other clients from a client and other agencies from an agency', async () => {
    const other = await findRow(test.ownerPool, clients, {
      where: and(eq(clients.agency_id, test.agencyId), ne(clients.id, test.clientId)),
    });
    expect((await get(`ad-spend?client_user_id=${other.id}`, test.clientToken)).body.total).toEqual([]);
    const foreign = await findForeignRow(test.ownerPool, clients, test.agencyId);
    expect((await get(`ad-spend?client_user_id=${foreign.id}`)).body.total).toEqual([]);
  });

  it('refuses a range that ends before it starts or exceeds two years', async () => {
    expect((await get('ad-spend?from=2026-11-02&to=2026-11-01')).status).toBe(422);
    expect((await get('ad-spend?from=2024-11-01&to=2026-11-01')).status).toBe(200);
    expect((await get('ad-spend?from=2024-10-31&to=2026-11-01')).status).toBe(422);
  });

  it('includes archived and deleted ads', async () => {
    const before = await get('ad-spend');
    const now = new Date();
    await updateRows(test.ownerPool, ads, { archived_at: now, deleted_at: now }, { id: euroAdId });
    expect((await get('ad-spend')).body).toEqual(before.body);
    await updateRows(test.ownerPool, ads, { archived_at: null, deleted_at: null }, { id: euroAdId });
  });
});

describe('the dashboard widgets', () => {
  it('show the activity of every day with the spend by currency', async () => {
    const { body } = await get('ad-activity?from=2026-10-31&to=2026-11-01');
    expect(body.days.map(({ date }: { date: string }) => date)).toEqual(['2026-10-31', '2026-11-01']);
    const usd = await sumDollars('2026-11-01', '2026-11-01');
    expect(body.days[1]).toMatchObject({
      spend: [
        { currency: 'EUR', amount: 900 },
        { currency: 'USD', amount: usd.spend },
      ],
      results: usd.results + 4,
    });
    expect((await get('ad-activity')).body.days).toHaveLength(30);
    expect((await get('ad-activity?from=2030-01-01&to=2030-01-02')).body.days[0]).toEqual({
      date: '2030-01-01',
      impressions: 0,
      clicks: 0,
      results: 0,
      spend: [],
      live_ads: 0,
      launches: 0,
      budget_changes: 0,
      rejections: 0,
    });
  });

  it('use the time zone of the default account for today', async () => {
    // 03:00 UTC is still the day before in New York.
    const start = test.clock.now();
    test.clock.set(new Date('2026-11-03T03:00:00Z'));
    expect((await get('ad-activity')).body.days.at(-1).date).toBe('2026-11-02');
    test.clock.set(start);
  });

  it('compute the cost per result by currency and omit currencies without results', async () => {
    const usd = await sumDollars('2026-11-01', '2026-11-01');
    const { body } = await get('cost-per-result?from=2026-11-01&to=2026-11-01');
    expect(body.results).toBe(usd.results + 4);
    expect(body.average).toEqual([
      { currency: 'USD', amount: Math.round(usd.spend / usd.results) },
      { currency: 'EUR', amount: 225 },
    ]);
    const october = await get('cost-per-result?from=2026-10-01&to=2026-10-01&platform=google');
    expect(october.body).toEqual({ results: 0, average: [], previous: [], previous_results: 0 });
  });

  it('count the same live ads as the list of serving ads', async () => {
    const listed = async (token: string) => {
      const answer = await test.request('/api/v1/ads?status=SERVING&per_page=100', { token });
      return (await answer.json()).meta.total;
    };
    const { body } = await get('live-ads');
    expect(body.total).toBe(await listed(test.agencyToken));
    expect(body.byPlatform).toEqual({ facebook: body.total - 1, google: 1 });
    expect((await get('live-ads', test.clientToken)).body.total).toBe(await listed(test.clientToken));
  });

  it('list every platform, connected or not', async () => {
    const { body } = await get('connected-accounts');
    expect(body.accounts).toEqual([
      { channel: 'facebook', status: 'active', name: 'Ava Brooks' },
      { channel: 'google', status: null, name: null },
      { channel: 'ghl', status: 'active', name: 'Harbor Fitness' },
      { channel: 'openai', status: null, name: null },
    ]);
    const getClientAccount = async () => (await get('connected-accounts', test.clientToken)).body.accounts[0];
    expect(await getClientAccount()).toMatchObject({ channel: 'facebook', status: 'active' });
    for (const shares of [ad_account_shares, page_shares]) await deleteRows(test.ownerPool, shares);
    expect(await getClientAccount()).toMatchObject({ channel: 'facebook', status: null });
  });

  it('require a sign-in and, from a client, access to the app', async () => {
    expect((await test.request('/api/v1/dashboard/ad-spend')).status).toBe(401);
    await updateRows(test.ownerPool, client_permissions, { adlane_all: false, is_global: false });
    for (const path of ['ad-spend', 'ad-activity', 'cost-per-result', 'live-ads']) {
      expect((await get(path, test.clientToken)).status).toBe(403);
    }
  });
});

describe('the period before', () => {
  it('has as many days right before, with the ads that were shown on each', async () => {
    const { body } = await get('ad-activity?from=2026-11-01&to=2026-11-02&platform=google');
    expect(body.today).toBe('2026-11-02');
    expect(body.previous.map(({ date }: { date: string }) => date)).toEqual(['2026-10-30', '2026-10-31']);
    expect(body.days.map(({ live_ads }: { live_ads: number }) => live_ads)).toEqual([1, 0]);
    expect((await get('live-ads?from=2026-11-02&platform=google')).body.previous).toBe(1);
    expect((await get('live-ads?from=2026-11-01&platform=google')).body.previous).toBe(0);
  });

  it('counts its last day in proportion to the hours of the running day', async () => {
    const euro = { agency_id: test.agencyId, ad_id: euroAdId };
    await insertRow(test.ownerPool, ad_metrics, { ...euro, day: '2026-10-03', spend: 1000, results: 10 });
    // Noon in New York.
    test.clock.set(new Date('2026-11-02T17:00:00Z'));
    const spend = await get('ad-spend?platform=google');
    expect(spend.body.previous).toEqual([{ currency: 'EUR', amount: 500 + 500 }]);
    const cost = await get('cost-per-result?platform=google');
    expect(cost.body).toMatchObject({ previous_results: 5, previous: [{ currency: 'EUR', amount: 200 }] });
    const whole = await get('ad-spend?platform=google&from=2026-10-04&to=2026-11-01');
    expect(whole.body.previous).toEqual([{ currency: 'EUR', amount: 500 + 1000 }]);
  });

  it('has only the own figures for a client', async () => {
    const path = 'from=2026-11-02&to=2026-11-02';
    const own = await sumDollars('2026-11-01', '2026-11-01', eq(ads.client_user_id, test.clientId));
    const { body } = await get(`ad-activity?${path}`, test.clientToken);
    expect(body.previous[0]).toMatchObject({ results: own.results, spend: [{ amount: own.spend }] });
    const live = await get(`live-ads?${path}`, test.clientToken);
    expect(live.body.previous).toBe(body.previous[0].live_ads);
    expect(live.body.previous).toBeLessThan((await get(`live-ads?${path}`)).body.previous);
  });
});

describe('the events of a day', () => {
  /** 03:00 UTC is still the first of November in New York. */
  const at = new Date('2026-11-02T03:00:00Z');
  const readEvents = async (token?: string) => {
    const { body } = await get('ad-activity?from=2026-11-01&to=2026-11-01&platform=google', token);
    const { launches, budget_changes, rejections } = body.days[0];
    return { launches, budget_changes, rejections };
  };

  it('are launches, budget changes and rejections, in the time zone of the default account', async () => {
    const owner = await findRow(test.ownerPool, users, {
      where: and(eq(users.agency_id, test.agencyId), eq(users.entity_type, 'Agency')),
    });
    const entry = { agency_id: test.agencyId, user_id: owner.id, created_at: at };
    const actor = { user_name: 'Ava', entity_type: 'Agency' as const, ip: 'unknown' };
    await updateRows(test.ownerPool, ads, { created_at: at }, { id: euroAdId });
    for (const action of ['ads.updateBudget', 'ads.archive']) {
      await insertRow(test.ownerPool, audit_log, {
        ...entry,
        ...actor,
        action,
        item_kind: 'ads',
        item_id: euroAdId,
      });
    }
    for (const kind of ['attention', 'stopped']) {
      await insertRow(test.ownerPool, notifications, {
        ...entry,
        kind: 'ad_status',
        title: 'Euro',
        body: '',
        event_key: `ad/${euroAdId}/${kind}/0`,
      });
    }
    expect(await readEvents()).toEqual({ launches: 1, budget_changes: 1, rejections: 1 });
    expect(await readEvents(test.clientToken)).toEqual({ launches: 0, budget_changes: 0, rejections: 0 });
  });
});
