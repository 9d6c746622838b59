import { appRole, inTenant } from '@adlane/api-server';
import { folders, templates } from '@adlane/api-server/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../harness/createTestApp';

let test: TestApp;
let own: number;
let foreign: number;
let foreignTemplate: number;

beforeAll(async () => {
  test = await createTestApp();
  const token = await test.as('Agency');
  const me = await (await test.request('/api/v1/me', { token })).json();
  own = me.user.group_id;
  const { rows } = await test.ownerPool.query<{ agency_id: number; id: number }>(
    'select agency_id, id from templates where agency_id <> $1 order by id limit 1',
    [own],
  );
  foreign = rows[0]?.agency_id ?? 0;
  foreignTemplate = rows[0]?.id ?? 0;
});
afterAll(() => test.close());

describe("another agency's template", () => {
  it('answers as one that never was, to reading and to writing', async () => {
    const token = await test.as('Agency');
    const before = await test.ownerPool.query('select * from templates where id = $1', [foreignTemplate]);
    for (const path of ['view', 'update'] as const) {
      const init = path === 'view' ? { token } : { token, method: 'PUT', body: { name: 'Stolen' } };
      const theirs = await test.request(`/api/v1/templates/${path}/${foreignTemplate}`, init);
      const nobodys = await test.request(`/api/v1/templates/${path}/2147483647`, init);
      expect([theirs.status, await theirs.text()]).toEqual([404, await nobodys.text()]);
    }
    const after = await test.ownerPool.query('select * from templates where id = $1', [foreignTemplate]);
    expect(after.rows).toEqual(before.rows);
  });

  it('is in no list', async () => {
    const token = await test.as('Agency');
    const answer = await test.request('/api/v1/templates?per_page=100', { token });
    const { data }: { data: { id: number }[] } = await answer.json();
    expect(data.length).toBeGreaterThan(0);
    expect(data.map(({ id }) => id)).not.toContain(foreignTemplate);
  });

  it("can't be pointed at: a foreign folder is refused and named nowhere", async () => {
    const token = await test.as('Agency');
    const { rows } = await test.ownerPool.query<{ id: number; name: string }>(
      'select id, name from folders where agency_id = $1 order by id limit 1',
      [foreign],
    );
    const mine = await test.ownerPool.query<{ id: number }>(
      'select id from templates where agency_id = $1 limit 1',
      [own],
    );
    const answer = await test.request(`/api/v1/templates/update/${mine.rows[0]?.id}`, {
      token,
      method: 'PUT',
      body: { folderId: rows[0]?.id },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { folderId: ['What you chose does not exist any more.'] },
    });
  });
});

describe('the second wall: row-level security', () => {
  it('shows nothing without a tenant', async () => {
    for (const table of ['users', 'templates', 'sources', 'leads', 'tickets', 'auth_sessions', 'agencies']) {
      const { rows } = await test.appPool.query(`select count(*)::int as seen from ${table}`);
      expect([table, rows[0]]).toEqual([table, { seen: 0 }]);
    }
  });

  it("shows and takes the current tenant's rows only, whatever a query says", async () => {
    const seen = await inTenant(test.ports.db, own, (tx) =>
      tx.selectDistinct({ agency_id: templates.agency_id }).from(templates),
    );
    expect(seen).toEqual([{ agency_id: own }]);
    const changed = await inTenant(test.ports.db, own, (tx) =>
      tx.update(templates).set({ name: 'Stolen' }).where(sql`id = ${foreignTemplate}`).returning(),
    );
    expect(changed).toEqual([]);
    await expect(
      inTenant(test.ports.db, own, (tx) =>
        tx.insert(folders).values({ agency_id: foreign, name: 'Planted' }),
      ),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('covers every table that has a tenant', async () => {
    const { rows } = await test.ownerPool.query(
      `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind = 'r' and not c.relrowsecurity and c.relname <> 'adlane_migrations'`,
    );
    expect(rows).toEqual([]);
  });

  it('lets no row point to another tenant, not even for the owner', async () => {
    const { rows } = await test.ownerPool.query<{ id: number }>(
      'select id from folders where agency_id = $1 limit 1',
      [foreign],
    );
    const folderId = rows[0]?.id;
    await expect(
      test.ownerPool.query('update templates set folder_id = $1 where agency_id = $2', [folderId, own]),
    ).rejects.toMatchObject({ code: '23503' });
  });

  it('binds a role that is no superuser and owns no table', async () => {
    const { rows } = await test.ownerPool.query(
      `select rolsuper, rolbypassrls, rolcreaterole,
        (select count(*)::int from pg_tables where tableowner = rolname) as owned
       from pg_roles where rolname = $1`,
      [appRole],
    );
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, owned: 0 }]);
  });
});
