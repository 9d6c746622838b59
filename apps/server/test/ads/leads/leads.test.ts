import { client_permissions, leads } from '@adlane/api-server/schema';
import type { Lead } from '@adlane/contract/ads/leads';
import { like, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertNumberedLeads } from '../../fixtures/rows/leadRows';
import { countRows, deleteRows, findRow, findRows, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createDemoTest, type DemoTest } from '../../harness/createDemoTest';

let test: DemoTest;
let foreignId: number;

type Page = { data: Lead[]; meta: { total: number } };

async function list(query = '', token = test.agencyToken): Promise<Page> {
  const answer = await test.request(`/api/v1/leads?per_page=100&${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.json();
}

const bulk = (ids: unknown, token = test.agencyToken) =>
  test.request('/api/v1/leads/bulk/delete', { method: 'POST', token, body: { ids } });
const remove = (id: number, token = test.agencyToken) =>
  test.request(`/api/v1/leads/delete/${id}`, { method: 'DELETE', token });

async function countAll(): Promise<number> {
  return countRows(test.ownerPool, leads);
}

async function setFlag(granted: boolean): Promise<void> {
  await updateRows(test.ownerPool, client_permissions, { adlane_all: granted }, { client_id: test.clientId });
}

/** Parses a CSV file (RFC 4180) with every cell quoted. */
function parseRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

async function file(query = '', token = test.agencyToken) {
  const answer = await test.request(`/api/v1/leads/export?${query}`, { token });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return { answer, text, rows: parseRows(text) };
}

beforeAll(async () => {
  test = await createDemoTest();
  const other = await findRow(test.ownerPool, leads, {
    where: ne(leads.agency_id, test.agencyId),
    columns: ['id'],
  });
  foreignId = other.id;
});
afterAll(() => test.close());

describe('leads', () => {
  it('are listed newest first, with the names of their origin', async () => {
    const { data, meta } = await list();
    const stored = await countRows(test.ownerPool, leads, { agency_id: test.agencyId });
    expect(meta.total).toBe(stored);
    const days = data.map(({ created_at }) => created_at);
    expect(days).toEqual([...days].sort().reverse());
    expect(data[0]).toMatchObject({ platform: 'facebook' });
    expect(data[0]?.campaign_name).not.toBe('');
    expect(data[0]?.client_name).not.toBeNull();
  });

  it('are found by name, email and phone, with wildcards taken literally', async () => {
    const lead = (await list()).data[5];
    for (const text of [lead?.email.toUpperCase(), lead?.phone]) {
      const hits = await list(`search=${encodeURIComponent(text ?? '')}`);
      expect(hits.data.map(({ id }) => id)).toContain(lead?.id);
    }
    expect((await list('search=%25')).meta.total).toBe(0);
  });

  it('are filtered by campaign, client, delivery and day, both days inclusive', async () => {
    const { data, meta } = await list();
    const lead = data[20];
    const day = lead?.created_at.slice(0, 10);
    const inDay = await list(`from=${day}&to=${day}`);
    expect(inDay.data.map(({ id }) => id)).toContain(lead?.id);
    expect(new Set(inDay.data.map(({ created_at }) => created_at.slice(0, 10)))).toEqual(new Set([day]));
    expect(new Set((await list(`ad_id=${lead?.ad_id}`)).data.map(({ ad_id }) => ad_id)).size).toBe(1);
    expect((await list(`client_user_id=${test.clientId}`)).meta.total).toBe(
      (await list('', test.clientToken)).meta.total,
    );
    const counts = await Promise.all(
      ['none', 'delivered', 'failed'].map(
        async (status) => (await list(`delivery_status=${status}`)).meta.total,
      ),
    );
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count)).toBe(meta.total);
    expect((await list('delivery_status=pending')).meta.total).toBe(0);
    expect((await list('platform=google')).meta.total).toBe(0);
  });

  it('are sorted by the named keys only', async () => {
    const names = (await list('sort=email&order=asc')).data.map(({ email }) => email);
    const rows = await findRows(test.ownerPool, leads, {
      where: { agency_id: test.agencyId },
      columns: ['email'],
      orderBy: [leads.email, leads.id],
      limit: 100,
    });
    expect(names).toEqual(rows.map(({ email }) => email));
    expect((await test.request('/api/v1/leads?sort=answers', { token: test.agencyToken })).status).toBe(422);
  });

  it('are the same on each page as in the whole list, for every sort key', async () => {
    for (const sort of ['created_at', 'name', 'email', 'campaign_name']) {
      const whole = await list(`sort=${sort}&order=asc`);
      const page = await test.request(`/api/v1/leads?per_page=5&page=3&sort=${sort}&order=asc`, {
        token: test.agencyToken,
      });
      const cut: Page = await page.json();
      expect(cut).toMatchObject({ data: whole.data.slice(10, 15), meta: { total: whole.meta.total } });
      for (const lead of cut.data) {
        const answer = await test.request(`/api/v1/leads/view/${lead.id}`, { token: test.agencyToken });
        expect(await answer.json()).toEqual(lead);
      }
    }
  });

  it('are limited to a client’s in the list, the counts and the file', async () => {
    const { data, meta } = await list('', test.clientToken);
    expect(new Set(data.map(({ client_user_id }) => client_user_id))).toEqual(new Set([test.clientId]));
    expect(meta.total).toBeLessThan((await list()).meta.total);
    expect((await file('', test.clientToken)).rows).toHaveLength(meta.total + 1);
    const campaigns = await (
      await test.request('/api/v1/leads/campaigns', { token: test.clientToken })
    ).json();
    const sum = campaigns.data.reduce(
      (all: number, row: { leads_count: number }) => all + row.leads_count,
      0,
    );
    expect(sum).toBe(meta.total);
  });

  it('are refused to a client without the permission', async () => {
    await setFlag(false);
    const before = await countAll();
    const own = (await list(`client_user_id=${test.clientId}`)).data[0]?.id ?? 0;
    const paths = ['', '/export', '/campaigns', `/view/${own}`];
    const reads = paths.map((path) => test.request(`/api/v1/leads${path}`, { token: test.clientToken }));
    const answers = await Promise.all([
      ...reads,
      remove(own, test.clientToken),
      bulk([own], test.clientToken),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await countAll()).toBe(before);
    await setFlag(true);
  });
});

describe('deleting leads', () => {
  it("answers another agency's like a missing one, and leaves it", async () => {
    const before = await countAll();
    const theirs = await remove(foreignId);
    const missing = await remove(2_147_483_647);
    expect([theirs.status, await theirs.text()]).toEqual([404, await missing.text()]);
    const seen = await test.request(`/api/v1/leads/view/${foreignId}`, { token: test.agencyToken });
    expect([seen.status, await countAll()]).toEqual([404, before]);
  });

  it("answers a client another client's the same way", async () => {
    const other = (await list()).data.find(({ client_user_id }) => client_user_id !== test.clientId)?.id ?? 0;
    expect((await remove(other, test.clientToken)).status).toBe(404);
    expect((await bulk([other], test.clientToken)).status).toBe(422);
    const deleted = await remove(other);
    expect([deleted.status, (await deleted.json()).message]).toEqual([200, 'Lead deleted successfully.']);
    expect((await remove(other)).status).toBe(404);
  });

  it('of many is all or nothing, and lists the invalid id', async () => {
    const before = await countAll();
    const ids = (await list()).data.slice(0, 10).map(({ id }) => id);
    const refused = await bulk([...ids, foreignId]);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { ids: [`Not found: ${foreignId}.`] } },
    ]);
    expect(await countAll()).toBe(before);
    expect((await bulk(ids)).status).toBe(200);
    expect(await countAll()).toBe(before - 10);
  });

  it.each([
    ['none', []],
    ['a duplicate', [1, 1]],
    ['1,001', Array.from({ length: 1001 }, (_, index) => index + 1)],
    ['text', ['1 or 1=1']],
  ])('refuses %s', async (_what, ids) => {
    const before = await countAll();
    expect((await bulk(ids)).status).toBe(422);
    expect(await countAll()).toBe(before);
  });
});

describe('the file of leads', () => {
  it('contains the list in its order', async () => {
    const query = `sort=name&order=asc&client_user_id=${test.clientId}`;
    const [{ rows, answer, text }, listed] = [await file(query), await list(query)];
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(text.startsWith('\uFEFF"Date","Name","Email"')).toBe(true);
    expect(rows.slice(1, 101).map((row) => row[2])).toEqual(listed.data.map(({ email }) => email));
    expect(answer.headers.get('x-total-count')).toBe(String(listed.meta.total));
  });

  it('contains no formula and no broken row of a lead', async () => {
    const name = '=HYPERLINK("http://x";"y")\r\n"🎉", مرحبا';
    await insertRow(test.ownerPool, leads, {
      agency_id: test.agencyId,
      client_user_id: test.clientId,
      full_name: name,
      email: 'odd@x.example',
      phone: '+1 555',
    });
    const { rows } = await file('search=odd%40x.example');
    expect(rows).toHaveLength(2);
    expect(rows[1]?.slice(1, 4)).toEqual([`'${name}`, 'odd@x.example', "'+1 555"]);
    await deleteRows(test.ownerPool, leads, { email: 'odd@x.example' });
  });

  it('is cut at 1,000 leads, says so, and continues in the next file', async () => {
    await insertNumberedLeads(test.ownerPool, test.agencyId, 1001);
    const [first, second] = [await file('search=many&page=1'), await file('search=many&page=2')];
    expect([first.rows.length, second.rows.length]).toEqual([1001, 2]);
    expect(first.answer.headers.get('x-total-count')).toBe('1001');
    expect(first.answer.headers.get('x-export-limit')).toBe('1000');
    expect(first.answer.headers.get('content-disposition')).toContain('leads-1-of-2.csv');
    const emails = [...first.rows.slice(1), ...second.rows.slice(1)].map((row) => row[2]);
    expect(new Set(emails).size).toBe(1001);
    const behind = await file('search=many&page=3');
    expect([behind.answer.status, behind.rows.length]).toEqual([200, 1]);
    expect(behind.answer.headers.get('x-total-count')).toBe('1001');
    await deleteRows(test.ownerPool, leads, like(leads.full_name, 'Many %'));
  });
});
