import { appRole, inTenant } from '@adlane/api-server';
import {
  agencies,
  auth_sessions,
  conversations,
  folders,
  leads,
  sources,
  templates,
  tickets,
  users,
  visitors,
} from '@adlane/api-server/schema';
import { getTableName, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findRolePrivileges,
  listTablesWithoutRowSecurity,
  listTenantsOfViews,
  listWritableViews,
} from '../fixtures/databaseCatalog';
import { countRows, findRow, updateRows } from '../fixtures/rows/rows';
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
  const theirs = await findRow(test.ownerPool, templates, {
    where: ne(templates.agency_id, own),
    orderBy: [templates.id],
  });
  [foreign, foreignTemplate] = [theirs.agency_id, theirs.id];
});
afterAll(() => test.close());

describe('the template of another agency', () => {
  it('answers like one that does not exist, to reading and to writing', async () => {
    const token = await test.as('Agency');
    const stored = () => findRow(test.ownerPool, templates, { where: { id: foreignTemplate } });
    const before = await stored();
    for (const path of ['view', 'update'] as const) {
      const init = path === 'view' ? { token } : { token, method: 'PUT', body: { name: 'Stolen' } };
      const theirs = await test.request(`/api/v1/templates/${path}/${foreignTemplate}`, init);
      const missing = await test.request(`/api/v1/templates/${path}/2147483647`, init);
      expect([theirs.status, await theirs.text()]).toEqual([404, await missing.text()]);
    }
    expect(await stored()).toEqual(before);
  });

  it('is in no list', async () => {
    const token = await test.as('Agency');
    const answer = await test.request('/api/v1/templates?per_page=100', { token });
    const { data }: { data: { id: number }[] } = await answer.json();
    expect(data.length).toBeGreaterThan(0);
    expect(data.map(({ id }) => id)).not.toContain(foreignTemplate);
  });

  it('has a folder that cannot be referenced or revealed', async () => {
    const token = await test.as('Agency');
    const theirs = await findRow(test.ownerPool, folders, { where: { agency_id: foreign } });
    const mine = await findRow(test.ownerPool, templates, { where: { agency_id: own } });
    const answer = await test.request(`/api/v1/templates/update/${mine.id}`, {
      token,
      method: 'PUT',
      body: { folderId: theirs.id },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { folderId: ['What you selected no longer exists.'] },
    });
  });
});

describe('row-level security', () => {
  it('shows no rows without a tenant', async () => {
    for (const table of [users, templates, sources, leads, tickets, auth_sessions, agencies]) {
      expect([getTableName(table), await countRows(test.appPool, table)]).toEqual([getTableName(table), 0]);
    }
  });

  it('limits reads and writes to the rows of the current tenant, whatever the query says', async () => {
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

  it('lets no one write through views, which belong to the owner', async () => {
    expect(await listWritableViews(test.ownerPool, appRole)).toEqual([]);
  });

  it('limits views, which belong to the owner, to the rows of the current tenant', async () => {
    const names = ['contact_visitors', 'inbox_conversations', 'inbox_tickets', 'inbox_visitors'];
    const listAs = (agencyId: string) => listTenantsOfViews(test.appPool, agencyId);
    expect(await listAs('')).toEqual(names.map((view) => ({ view, tenants: [] })));
    for (const table of [tickets, conversations, visitors]) {
      const { agency_id } = await findRow(test.ownerPool, table);
      const shown = await listAs(String(agency_id));
      expect([...new Set(shown.flatMap(({ tenants }) => tenants))]).toEqual([agency_id]);
    }
  });

  it('covers every table that has a tenant', async () => {
    expect(await listTablesWithoutRowSecurity(test.ownerPool)).toEqual([]);
  });

  it('has foreign keys that let no row reference another tenant, even for the owner', async () => {
    const { id } = await findRow(test.ownerPool, folders, { where: { agency_id: foreign } });
    await expect(
      updateRows(test.ownerPool, templates, { folderId: id }, { agency_id: own }),
    ).rejects.toMatchObject({ cause: { code: '23503' } });
  });

  it('applies to a role that is no superuser and owns no table', async () => {
    expect(await findRolePrivileges(test.ownerPool, appRole)).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      owned: 0,
    });
  });
});
