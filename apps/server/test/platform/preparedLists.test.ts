import { agencies, leads, templates, users } from '@adlane/api-server/schema';
import { demoLogins } from '@adlane/mocks/world';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPreparedStatements } from '../fixtures/databaseCatalog';
import { insertRowSeries } from '../fixtures/rows/insertRowSeries';
import { countRows, findRows, insertRows, updateRows } from '../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../harness/createTestApp';

// Lists prepare their statements once per connection: one request's values must not affect another's.
let test: TestApp;
let tokens: readonly string[];
let agencyIds: readonly number[];

type Listed = {
  readonly data: readonly { readonly id: number }[];
  readonly meta: { readonly total: number };
};

beforeAll(async () => {
  test = await createTestApp({ hasNewConnections: true });
  const rows = await findRows(test.ownerPool, users, {
    where: { entity_type: 'Agency' },
    orderBy: [users.id],
    limit: 2,
  });
  agencyIds = rows.map(({ agency_id }) => agency_id);
  tokens = await Promise.all(rows.map(({ email }) => signIn(email)));
  // Ids are per agency; names identify whose rows were returned.
  for (const { agency_id, id, full_name } of await findRows(test.ownerPool, leads)) {
    const renamed = { full_name: `${full_name} of ${agency_id}` };
    await updateRows(test.ownerPool, leads, renamed, { agency_id, id });
  }
});
afterAll(() => test.close());

async function signIn(email: string): Promise<string> {
  const body = { email, password: demoLogins[0].password };
  const answer = await test.request('/api/v1/login', { method: 'POST', body });
  const { access_token: token }: { access_token: string } = await answer.json();
  return token;
}

async function read(path: string, token: string | undefined): Promise<Listed> {
  const answer = await test.request(`/api/v1/${path}`, { token: token ?? '' });
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('cached prepared statements:', () => {
  it.each(['leads', 'templates', 'clients'])(
    '%s of two agencies with alternating requests stay separate',
    async (path) => {
      const alone = [await read(path, tokens[0]), await read(path, tokens[1])];
      expect(alone[0]).not.toEqual(alone[1]);
      // More requests than connections, so that each connection serves both agencies.
      const mixed = await Promise.all(Array.from({ length: 40 }, (_, n) => read(path, tokens[n % 2])));
      for (const [n, listed] of mixed.entries()) expect(listed).toEqual(alone[n % 2]);
    },
  );

  it('use the parameter values of each request', async () => {
    const agency_id = agencyIds[0] ?? 0;
    const rows = await findRows(test.ownerPool, leads, { where: { agency_id }, orderBy: [leads.ad_id] });
    const adIds = [...new Set(rows.flatMap(({ ad_id }) => ad_id ?? []))].slice(0, 5);
    expect(adIds.length).toBeGreaterThan(1);
    for (const ad_id of [...adIds, ...adIds]) {
      const { meta } = await read(`leads?ad_id=${ad_id}`, tokens[0]);
      expect(meta.total).toBe(await countRows(test.ownerPool, leads, { agency_id, ad_id }));
    }
  });

  it('return the requested page', async () => {
    const all = await read('leads?per_page=20', tokens[0]);
    for (const page of [3, 1, 2]) {
      const { data } = await read(`leads?per_page=5&page=${page}`, tokens[0]);
      expect(data).toEqual(all.data.slice((page - 1) * 5, page * 5));
    }
  });

  it('are limited in number, whatever is requested', async () => {
    const sorts = ['created_at', 'name', 'email', 'campaign_name'];
    const filters = [
      '',
      '&search=a',
      '&platform=facebook',
      '&client_user_id=1',
      '&ad_id=1',
      '&from=2026-01-01',
    ];
    for (const sort of sorts)
      for (const order of ['asc', 'desc'])
        for (const filter of filters) await read(`leads?sort=${sort}&order=${order}${filter}`, tokens[0]);
    const client = await test.appPool.connect();
    const pages = await listPreparedStatements(client, 'leads_page');
    client.release();
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThanOrEqual(40);
  });

  it('plan the list of published master templates once, however many templates other agencies have', async () => {
    const names = Array.from({ length: 100 }, (_, n) => ({ name: `Other ${n + 1}` }));
    for (const agency of await insertRows(test.ownerPool, agencies, names)) {
      await insertRowSeries(test.ownerPool, templates, {
        count: 100,
        toRow: (n) => ({
          agency_id: agency.id,
          name: sql`'Template ' || ${n}`,
          templateContent: sql`'{}'`,
          templateTargeting: sql`'{}'`,
        }),
      });
    }
    await test.ownerPool.query('analyze');
    const reads = 20;
    for (let n = 0; n < reads; n += 1) await read('templates/master', tokens[0]);
    const client = await test.appPool.connect();
    const pages = await listPreparedStatements(client, 'templates_page');
    client.release();
    const plans = pages
      .filter(({ statement }) => /"is_published".*desc limit/s.test(statement))
      .map((page) => ({ kept: page.generic_plans, planned: page.custom_plans }));
    // PostgreSQL plans the first five executions for their values, and continues to if those plans look
    // cheaper.
    const published = plans.filter(({ kept, planned }) => kept + planned >= reads);
    expect(published).toEqual([{ kept: reads - 5, planned: 5 }]);
  });

  it('recognize an ended session on every connection', async () => {
    const token = await signIn(demoLogins[0].email);
    await Promise.all(Array.from({ length: 20 }, () => read('leads', token)));
    await test.request('/api/v1/logout', { method: 'POST', token });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.request('/api/v1/leads', { token })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  });
});
