import {
  ads,
  agencies,
  announcements,
  clients,
  leads,
  niche_requests,
  tickets,
  users,
} from '@adlane/api-server/schema';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countRows, deleteRows, findRow, insertRows, updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let operator: string;
let agency: string;
let client: string;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  await deleteRows(test.ownerPool, announcements);
  [operator, agency, client] = [
    await test.as('SuperAdmin'),
    await test.as('Agency'),
    await test.as('Client'),
  ];
});
afterAll(() => test.close());

const send = async (method: string, path: string, token: string, body?: unknown) => {
  const init = { method, token, ...(body !== undefined && { body }) };
  const answer = await test.request(`/api/v1/${path}`, init);
  return { status: answer.status, body: await answer.json() };
};
const store = (form: object) =>
  send('POST', 'announcements/store', operator, { title: 'News', body: '<p>Something new</p>', ...form });
const shown = async (token: string) =>
  (await send('GET', 'announcements/current', token)).body.data.map(({ title }: { title: string }) => title);

describe('announcements', () => {
  it('are shown to their audience only', async () => {
    await store({ title: 'To all' });
    await store({ title: 'To agencies', audience: 'agency' });
    await store({ title: 'To clients', audience: 'client' });
    expect((await shown(agency)).sort()).toEqual(['To agencies', 'To all']);
    expect((await shown(client)).sort()).toEqual(['To all', 'To clients']);
    expect(await shown(operator)).toEqual(['To all']);
  });

  it('are shown from their start until their end', async () => {
    const now = test.clock.now().getTime();
    const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
    await store({ title: 'Later', starts_at: at(10), ends_at: at(20) });
    await store({ title: 'Over', ends_at: at(0) });
    expect(await shown(agency)).toEqual([]);
    test.clock.advance(10_000);
    expect(await shown(agency)).toEqual(['Later']);
    test.clock.advance(9_999);
    expect(await shown(agency)).toEqual(['Later']);
    test.clock.advance(1);
    expect(await shown(agency)).toEqual([]);
    test.clock.set(new Date(now));
    expect((await send('GET', 'announcements', operator)).body.meta.total).toBe(2);
  });

  it('are dismissed for one user only', async () => {
    const { id } = (await store({ title: 'Read me' })).body;
    const hide = (token: string) => send('POST', `announcements/dismiss/${id}`, token);
    expect((await hide(agency)).status).toBe(200);
    expect((await hide(agency)).status).toBe(200);
    expect([await shown(agency), await shown(client)]).toEqual([[], ['Read me']]);
    const other = (await store({ title: 'For clients', audience: 'client' })).body.id;
    expect((await send('POST', `announcements/dismiss/${other}`, agency)).status).toBe(404);
  });

  it('are sanitized to safe HTML', async () => {
    const { body } = await store({
      body: '<p onclick="alert(1)">Hello <b>you</b><script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:alert(1)">a</a> <a href="https://adlane.example">b</a>',
    });
    expect(body.body).toBe('<p>Hello <b>you</b></p><a>a</a> <a href="https://adlane.example">b</a>');
    const nothing = await store({ body: '<script>alert(1)</script> ' });
    expect([nothing.status, nothing.body.errors]).toEqual([422, { body: ['This field is required.'] }]);
    const changed = await send('PUT', `announcements/update/${body.id}`, operator, {
      body: '<i>x</i><iframe src="https://evil.example"></iframe>',
    });
    expect(changed.body.body).toBe('<i>x</i>');
    const link = await store({ link_url: 'javascript:alert(1)' });
    expect([link.status, link.body.errors]).toEqual([422, { link_url: ['Please Enter Valid URL'] }]);
  });

  it('are updated by their fields and must end after they start', async () => {
    const { id } = (await store({ kind: 'warning', starts_at: '2026-11-10T00:00:00Z' })).body;
    const change = (body: object) => send('PUT', `announcements/update/${id}`, operator, body);
    expect((await change({ title: 'Renamed' })).body).toMatchObject({
      title: 'Renamed',
      kind: 'warning',
      body: '<p>Something new</p>',
      starts_at: '2026-11-10T00:00:00.000Z',
    });
    const refused = await change({ ends_at: '2026-11-10T00:00:00Z' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { ends_at: ['The end date must be after the start date.'] },
    ]);
    expect((await change({ ends_at: '2026-11-10T00:00:01Z' })).status).toBe(200);
    expect((await send('PUT', 'announcements/update/2147483647', operator, {})).status).toBe(404);
  });

  it('are listed, searched and deleted by the super admin only', async () => {
    const { id } = (await store({ title: 'Alpha', audience: 'agency' })).body;
    await store({ title: 'Beta' });
    const list = async (query: string) =>
      (await send('GET', `announcements?${query}`, operator)).body.data.map(
        ({ title }: { title: string }) => title,
      );
    expect(await list('sort=title&order=asc')).toEqual(['Alpha', 'Beta']);
    expect(await list('search=alph')).toEqual(['Alpha']);
    expect(await list('audience=all')).toEqual(['Beta']);
    for (const token of [agency, client]) {
      expect((await send('GET', 'announcements', token)).status).toBe(403);
      expect((await send('POST', 'announcements/store', token, { title: 'x', body: 'y' })).status).toBe(403);
      expect((await send('DELETE', `announcements/delete/${id}`, token)).status).toBe(403);
    }
    const gone = await send('DELETE', `announcements/delete/${id}`, operator);
    expect(gone.body.message).toBe('Deleted successfully.');
    expect((await send('DELETE', `announcements/delete/${id}`, operator)).status).toBe(404);
    expect(await list('')).toEqual(['Beta']);
  });
});

describe('the dashboard of the super admin', () => {
  it('counts over all agencies', async () => {
    const figures = async () => (await send('GET', 'dashboard/operator', operator)).body;
    const first = await figures();
    expect(first).toMatchObject({ subscribers: 2, trial_subscribers: 0, clients: 6, leads: 300 });
    expect(first.live_ads).toBe(
      await countRows(
        test.ownerPool,
        ads,
        and(inArray(ads.status, ['active', 'learning']), isNull(ads.archived_at)),
      ),
    );
    // The list of tickets that the figure leads to has the operator's own.
    const { agency_id } = await findRow(test.ownerPool, users, { where: { entity_type: 'SuperAdmin' } });
    expect(first.open_tickets).toBe(
      await countRows(
        test.ownerPool,
        tickets,
        and(ne(tickets.status, 'DONE'), eq(tickets.agency_id, agency_id)),
      ),
    );
    expect(first.pending_niches).toBe(await countRows(test.ownerPool, niche_requests, { status: 'pending' }));
    const archived = await findRow(test.ownerPool, clients, { orderBy: [clients.id] });
    await updateRows(test.ownerPool, clients, { status: 'archived' }, { id: archived.id });
    const deleted = await findRow(test.ownerPool, leads, { orderBy: [leads.id] });
    await deleteRows(test.ownerPool, leads, { id: deleted.id });
    const created_at = test.clock.now();
    await insertRows(test.ownerPool, agencies, [
      { name: 'Trial', created_at },
      { name: 'Gone', status: 'archived', created_at },
    ]);
    const { sign_ups, ...after } = await figures();
    expect({ ...after, sign_ups: first.sign_ups }).toEqual({ ...first, clients: 5, trial_subscribers: 1 });
    expect(first.plans).toEqual({ annual: 1, new_monthly: 1 });
    expect(sign_ups).toHaveLength(12);
    const countAll = (weeks: { agencies: number }[]) => weeks.reduce((sum, week) => sum + week.agencies, 0);
    expect(countAll(sign_ups)).toBe(countAll(first.sign_ups) + 2);
    expect(sign_ups.at(-1).agencies).toBeGreaterThanOrEqual(2);
    // Leads are counted once a minute.
    test.clock.advance(60_000);
    expect(await figures()).toMatchObject({ leads: 299 });
    expect((await send('GET', 'dashboard/operator', agency)).status).toBe(403);
  });
});
