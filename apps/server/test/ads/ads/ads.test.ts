import { ad_metrics, ads } from '@adlane/api-server/schema';
import type { Ad, AdTotals, AdView } from '@adlane/contract/ads/ads';
import { adStates } from '@adlane/contract/constants';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { findForeignRow, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let client: string;

type AdPage = { data: Ad[]; meta: { total: number }; totals: AdTotals[] };

async function list(query = '', token = agency): Promise<AdPage> {
  const answer = await test.request(`/api/v1/ads?per_page=100&${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  client = await test.as('Client');
});
afterAll(() => test.close());

describe('launched ads', () => {
  it('are listed with the sum of their daily metrics', async () => {
    const { data } = await list('sort=spend');
    const [first] = data;
    const days = await findRows(test.ownerPool, ad_metrics, { where: { ad_id: first?.id ?? 0 } });
    for (const figure of ['spend', 'impressions', 'clicks', 'results'] as const) {
      expect(first?.[figure]).toBe(days.reduce((sum, day) => sum + day[figure], 0));
    }
    expect(data.map(({ spend }) => spend)).toEqual(data.map(({ spend }) => spend).sort((a, b) => b - a));
  });

  it('are shown as scheduled until they start', async () => {
    const { data } = await list('status=SERVING');
    const id = data[0]?.id ?? 0;
    const later = new Date(test.clock.now().getTime() + 86_400_000);
    await updateRows(test.ownerPool, ads, { startTime: later }, { id });
    const shown = (await list()).data.find((ad) => ad.id === id);
    expect(shown?.status).toBe('scheduled');
    expect((await list('status=SERVING')).data.map((ad) => ad.id)).not.toContain(id);
  });

  it('are filtered by state', async () => {
    const states = async (filter: string) =>
      new Set((await list(`status=${filter}`)).data.map(({ status }) => status));
    expect([...(await states('PAUSED'))].filter((state) => state !== 'paused')).toEqual([]);
    expect(
      [...(await states('SERVING'))].filter((state) => state !== 'active' && state !== 'learning'),
    ).toEqual([]);
  });

  it.each(adStates)('with the filter %j are those that show this state', async (state) => {
    const all = (await list()).data.filter(({ status }) => status === state);
    const { data } = await list(`status=${encodeURIComponent(state)}`);
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
  });

  it('are listed with the figures of the requested days and their totals by currency', async () => {
    const rows = await findRows(test.ownerPool, ad_metrics, {});
    const days = [...new Set(rows.map(({ day }) => day))].sort();
    const [from = '', to = ''] = [days.at(3), days.at(5)];
    const { data, totals } = await list(`from=${from}&to=${to}&sort=spend`);
    for (const ad of data) {
      const own = rows.filter(({ ad_id, day }) => ad_id === ad.id && day >= from && day <= to);
      expect(ad.spend).toBe(own.reduce((sum, day) => sum + day.spend, 0));
    }
    expect(data.map(({ spend }) => spend)).toEqual(data.map(({ spend }) => spend).sort((a, b) => b - a));
    for (const total of totals) {
      const own = data.filter(({ currency }) => currency === total.currency);
      expect(total.spend).toBe(own.reduce((sum, ad) => sum + ad.spend, 0));
      expect(total.results).toBe(own.reduce((sum, ad) => sum + ad.results, 0));
    }
    expect(totals.map(({ currency }) => currency).sort()).toEqual(
      [...new Set(data.map(({ currency }) => currency))].sort(),
    );
    const first = await test.request('/api/v1/ads?per_page=1', { token: agency });
    expect((await first.json()).totals).toEqual((await list()).totals);
  });

  it('are not listed once they are archived', async () => {
    const before = await list();
    const id = before.data[0]?.id ?? 0;
    await updateRows(test.ownerPool, ads, { archived_at: new Date() }, { id });
    expect((await list()).meta.total).toBe(before.meta.total - 1);
  });

  it('are listed for a client only if they are its own', async () => {
    const { clientId } = await findDemoClient(test.ownerPool);
    const { data, meta } = await list('', client);
    expect(meta.total).toBeLessThan((await list()).meta.total);
    expect(new Set(data.map(({ client_user_id }) => client_user_id))).toEqual(new Set([clientId]));
  });
});

describe('the view of one ad', () => {
  it('contains its days, the reasons of its state and the status of its source', async () => {
    const [first] = (await list('sort=spend')).data;
    const view = async (query = '', token = agency) =>
      test.request(`/api/v1/ads/view/${first?.id}?${query}`, { token });
    const seen: AdView = await (await view()).json();
    expect(seen).toMatchObject({ ...first, status_reasons: [], source_status: 'active', can_manage: true });
    expect(seen.days.reduce((sum, { spend }) => sum + spend, 0)).toBe(seen.spend);
    const [from, to] = ['2026-10-20', '2026-10-22'];
    const some: AdView = await (await view(`from=${from}&to=${to}`)).json();
    expect(some.days.map(({ date }) => date)).toEqual(['2026-10-20', '2026-10-21', '2026-10-22']);
  });

  it('is not found by another agency or another client', async () => {
    const { agencyId, clientId } = await findDemoClient(test.ownerPool);
    const neighbour = await findRow(test.ownerPool, ads, {
      where: and(eq(ads.agency_id, agencyId), ne(ads.client_user_id, clientId)),
    });
    const foreign = await findForeignRow(test.ownerPool, ads, agencyId);
    for (const [id, token] of [
      [foreign.id, agency],
      [neighbour.id, client],
    ] as const)
      for (const path of [`view/${id}`, `adsets?ad_id=${id}`])
        expect((await test.request(`/api/v1/ads/${path}`, { token })).status).toBe(404);
  });
});

describe('the export of ads', () => {
  it('contains the listed ads in the same order, with formulas escaped', async () => {
    const { data } = await list('sort=name&order=asc');
    await updateRows(test.ownerPool, ads, { name: '=HYPERLINK(1)' }, { id: data[0]?.id ?? 0 });
    const answer = await test.request('/api/v1/ads/export?sort=name&order=asc', { token: agency });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const text = await answer.text();
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(data.length + 1);
    expect(lines[0]).toContain('"Name","Platform","Campaign id"');
    expect(lines[1]).toContain(`"'=HYPERLINK(1)"`);
    const own = await test.request('/api/v1/ads/export', { token: client });
    expect((await own.text()).trim().split('\r\n')).toHaveLength((await list('', client)).data.length + 1);
    expect((await test.request('/api/v1/ads/export')).status).toBe(401);
  });
});

describe('connected sources', () => {
  it.each(['/api/v2/source', '/api/v2/source/assets/adaccounts', '/api/v2/source/assets/pages'])(
    'are listed by %s without a token',
    async (path) => {
      const text = await (await test.request(path, { token: agency })).text();
      expect(JSON.parse(text).data.length).toBeGreaterThan(0);
      expect(text).not.toContain('token');
    },
  );
});
