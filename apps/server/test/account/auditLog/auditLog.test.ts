import { inTenant } from '@adlane/api-server';
import {
  agencies,
  audit_log,
  clients,
  project_webhooks,
  projects,
  templates,
  users,
} from '@adlane/api-server/schema';
import type { AuditEntry } from '@adlane/contract/account/auditLog';
import { demoLogins } from '@adlane/mocks/world';
import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRows as countTableRows, findRow, findRows, insertRows } from '../../fixtures/rows/rows';
import { createDemoTest, type DemoTest } from '../../harness/createDemoTest';

let test: DemoTest;

beforeAll(async () => {
  test = await createDemoTest();
});
afterAll(() => test.close());

async function log(query = ''): Promise<AuditEntry[]> {
  const answer = await test.request(
    `/api/v1/audit-log?${query.includes('per_page') ? '' : 'per_page=100&'}${query}`,
    { token: test.agencyToken },
  );
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}
const countRows = async () => await countTableRows(test.ownerPool, audit_log);

describe('the audit log', () => {
  it('records who changed which fields, with the values before and after', async () => {
    const row = await findRow(test.ownerPool, clients, { where: { id: test.clientId } });
    expect((await test.send('PUT', `clients/update/${test.clientId}`, { niche: 'Bakeries' })).status).toBe(
      200,
    );
    const [entry] = await log('action=clients.update');
    expect(entry).toMatchObject({
      action: 'clients.update',
      item_kind: 'clients',
      item_id: test.clientId,
      actor: { entity_type: 'Agency', acting_user_id: null },
      changes: { niche: { from: row.niche, to: 'Bakeries' } },
      created_at: test.clock.now().toISOString(),
    });
    expect(entry?.actor.name).not.toBe('');
  });

  it('names who saw a template, its kinds of ad and its media before', async () => {
    const template = await findRow(test.ownerPool, templates, {
      where: { agency_id: test.agencyId, client_id: null, isVisibilityAllowed: true, adTypes: null },
    });
    const put = async (path: string, body: object) =>
      expect([path, (await test.send('PUT', `templates/${path}/${template.id}`, body)).status]).toEqual([
        path,
        200,
      ]);
    const access = { mode: 'client', is_for_all: false, user_ids: [test.clientId] };
    await put('access', { data: [access] });
    const kinds = (await (await test.send('GET', `templates/adtypes/${template.id}`)).json()).data;
    const [off] = kinds.filter(({ isDefault }: { isDefault: boolean }) => !isDefault);
    const switched = { ...off, status: 'inactive' };
    await put('adtypes', { data: [switched] });
    await put('update', { templateMediaIds: [] });
    const [update, adTypes, opened] = await log(`item_kind=templates&item_id=${template.id}`);
    expect(opened?.changes['data']).toMatchObject({ from: [{ is_for_all: true }, {}], to: [access, {}] });
    expect(adTypes?.changes['data']?.from).toEqual(kinds);
    expect(adTypes?.changes['data']?.to).toContainEqual(switched);
    expect(update?.changes['templateMediaIds']).toMatchObject({ from: [expect.any(Number)], to: [] });
  });

  it('names what a subscriber, a plan and a webhook were before', async () => {
    const operator = await test.as('SuperAdmin');
    const owner = await findRow(test.ownerPool, users, { where: { email: demoLogins[0].email } });
    await test.send('PUT', `subscribers/update/${owner.id}`, { first_name: 'Zoe' }, operator);
    await test.send('PUT', 'plans/update-status/1', { status: 'active' }, operator);
    const project = await findRow(test.ownerPool, projects, { where: { agency_id: test.agencyId } });
    const hook = { agency_id: test.agencyId, project_id: project.id, name: 'Hook', url: 'https://a.test' };
    await insertRows(test.ownerPool, project_webhooks, [{ ...hook, events: [], sealed_secret: 'sealed' }]);
    const { id } = await findRow(test.ownerPool, project_webhooks, { where: { name: 'Hook' } });
    await test.send('PUT', `project-webhooks/${id}/pause`, { is_paused: true });
    const find = (action: string) => findRow(test.ownerPool, audit_log, { where: { action } });
    expect((await find('subscribers.update')).changes).toEqual({
      first_name: { from: owner.first_name, to: 'Zoe' },
    });
    expect((await find('billing.updatePlanStatus')).changes).toEqual({
      status: { from: 'inactive', to: 'active' },
    });
    expect((await find('projectWebhooks.pause')).changes).toEqual({ is_paused: { from: false, to: true } });
  });

  it('records created items by id and deleted items by name', async () => {
    const made = await (await test.send('POST', 'folders/store', { name: 'Autumn' })).json();
    await test.send('DELETE', `folders/delete/${made.id}`);
    const entries = await log(`item_kind=folders&item_id=${made.id}`);
    expect(entries.map(({ action }) => action)).toEqual(['folders.delete', 'folders.store']);
    expect(entries[1]?.changes).toMatchObject({ name: { from: null, to: 'Autumn' } });
    expect(entries[0]?.changes).toMatchObject({ name: { from: 'Autumn' } });
  });

  it('has no entry for failed, reading or repeated requests', async () => {
    const before = await countRows();
    await test.send('PUT', 'clients/update/2147483647', { niche: 'x' });
    await test.send('PUT', `clients/update/${test.clientId}`, { email: 'no address' });
    await test.send('GET', 'clients');
    expect(await countRows()).toBe(before);
    const headers = { 'idempotency-key': 'folder-once' };
    const body = { name: 'Once' };
    await test.request('/api/v1/folders/store', { method: 'POST', token: test.agencyToken, body, headers });
    await test.request('/api/v1/folders/store', { method: 'POST', token: test.agencyToken, body, headers });
    expect(await countRows()).toBe(before + 1);
  });

  it('contains no secret', async () => {
    const token = await test.as('Client');
    const body = { current_password: 'wrong-secret-1', password: 'new-secret-12345' };
    await test.send('POST', 'user/change-password', body, token);
    const rows = await findRows(test.ownerPool, audit_log, { columns: ['changes'] });
    expect(JSON.stringify(rows)).not.toMatch(/wrong-secret|new-secret/);
  });

  it('has no entry for an action that is rolled back', async () => {
    const before = await countRows();
    const ids = [test.clientId, 2147483647];
    expect((await test.send('POST', 'clients/bulk/hide', { ids })).status).toBe(422);
    expect(await countRows()).toBe(before);
    await test.send('POST', 'clients/bulk/hide', { ids: [test.clientId] });
    await test.send('POST', 'clients/bulk/unhide', { ids: [test.clientId] });
    const [entry] = await log('action=clients.bulkUnhide');
    expect(entry?.changes).toEqual({ ids: { from: null, to: [test.clientId] } });
  });

  it('is filtered by day, user and text, and paginated', async () => {
    const day = test.clock.now().toISOString().slice(0, 10);
    const all = await log();
    expect(await log(`from=${day}&to=${day}`)).toEqual(all);
    expect(await log('to=2020-01-01')).toEqual([]);
    expect(await log(`user_id=${all[0]?.actor.id}`)).toEqual(
      all.filter(({ actor }) => actor.id === all[0]?.actor.id),
    );
    expect(await log('search=clients.upd')).toEqual(all.filter(({ action }) => action === 'clients.update'));
    expect(await log('per_page=1&order=asc&page=2')).toEqual([all.at(-2)]);
  });

  it('records sign-ins, failed sign-ins and sign-outs', async () => {
    const login = (path: string, body: object) => test.request(`/api/v1/${path}`, { method: 'POST', body });
    const { email, password } = demoLogins[0];
    await login('login', { email, password: 'not-my-password' });
    await login('login', { email: 'unknown@adlane.test', password: 'not-my-password' });
    const { access_token: token } = await (await login('login', { email, password })).json();
    await test.send('POST', 'logout', undefined, token);
    await test.jobs.settle();
    const entries = await log(`item_kind=auth&from=${test.clock.now().toISOString().slice(0, 10)}`);
    const latest = entries.slice(0, 3).map(({ action, actor }) => [action, actor.entity_type]);
    expect(new Map(latest.map(([action, type]) => [action, type]))).toEqual(
      new Map([
        ['auth.login', 'Agency'],
        ['auth.login.failed', 'Agency'],
        ['auth.logout', 'Agency'],
      ]),
    );
    expect(await countTableRows(test.ownerPool, audit_log, { user_id: 0 })).toBe(0);
  });

  it('blocks a sign-in that it cannot record', async () => {
    await test.ownerPool.query('alter table audit_log rename to audit_log_away');
    const { email, password } = demoLogins[0];
    const answer = await test.request('/api/v1/login', { method: 'POST', body: { email, password } });
    await test.ownerPool.query('alter table audit_log_away rename to audit_log');
    expect(answer.status).toBe(500);
  });

  it('is readable by the agency only and has no entry of another agency', async () => {
    const client = await test.request('/api/v1/audit-log', { token: await test.as('Client') });
    expect(client.status).toBe(403);
    const others = await findRows(test.ownerPool, agencies, { where: ne(agencies.id, test.agencyId) });
    await insertRows(
      test.ownerPool,
      audit_log,
      others.map(({ id }) => ({
        agency_id: id,
        user_id: 1,
        user_name: 'Mallory',
        entity_type: 'Agency',
        action: 'clients.delete',
        item_kind: 'clients',
        ip: '::1',
        created_at: new Date(),
      })),
    );
    expect((await log()).map(({ actor }) => actor.name)).not.toContain('Mallory');
  });

  it('cannot be changed or emptied by the role of the application', async () => {
    const before = await countRows();
    await inTenant(test.ports.db, test.agencyId, async (tx) => {
      await tx.update(audit_log).set({ user_name: 'Changed' });
      await tx.delete(audit_log);
    });
    expect(await countRows()).toBe(before);
    expect((await log()).map(({ actor }) => actor.name)).not.toContain('Changed');
  });
});
