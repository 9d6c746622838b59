import { agencies, client_permissions, clients, leads, subscriptions } from '@adlane/api-server/schema';
import type { Client, ClientRow } from '@adlane/contract/account/clients';
import { limits, refusalMessages } from '@adlane/contract/rules';
import { ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countRows, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { createDemoTest, type DemoTest } from '../../harness/createDemoTest';

let test: DemoTest;
let restore: () => Promise<void>;
let foreignId: number;

beforeAll(async () => {
  test = await createDemoTest();
  const other = await findRow(test.ownerPool, clients, {
    where: ne(clients.agency_id, test.agencyId),
    columns: ['id'],
  });
  foreignId = other.id;
  // A plan without a limit of clients.
  await updateRows(test.ownerPool, subscriptions, { plan_type: 'new_lifetime' });
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

const send = (method: string, path: string, body?: unknown, token = test.agencyToken) =>
  test.request(`/api/v1/clients/${path}`, { method, token, ...(body !== undefined && { body }) });

async function list(query = ''): Promise<{ data: ClientRow[]; meta: { total: number } }> {
  const answer = await test.request(`/api/v1/clients?per_page=100&${query}`, { token: test.agencyToken });
  expect(answer.status).toBe(200);
  return answer.json();
}
const listIds = async (query = '') => (await list(query)).data.map(({ id }) => id);
const allRows = async () =>
  await findRows(test.ownerPool, clients, { orderBy: [clients.agency_id, clients.id] });

const form = { business_name: 'Bakery', first_name: 'Ann', email: 'Ann@Bakery.example' };

describe('clients', () => {
  it('are listed with their running ads and leads', async () => {
    const { data, meta } = await list('sort=business_name&order=asc');
    expect(meta.total).toBe(data.length);
    const stored = await countRows(test.ownerPool, leads, { client_user_id: test.clientId });
    expect(data.find(({ id }) => id === test.clientId)?.leads_count).toBe(stored);
    expect(data.map(({ id }) => id)).not.toContain(foreignId);
    const found = await list(`search=${encodeURIComponent(data[0]?.email ?? '')}`);
    expect(found.data.map(({ id }) => id)).toEqual([data[0]?.id]);
  });

  it('are created once per address, with the permissions of the agency’s defaults', async () => {
    await updateRows(
      test.ownerPool,
      agencies,
      { default_permissions: { adlane_all: true } },
      { id: test.agencyId },
    );
    const answer = await send('POST', 'store', { ...form, group_id: 1, agency_id: 1, is_hidden: true });
    expect(answer.status).toBe(201);
    const made: Client = await answer.json();
    expect(made).toMatchObject({ email: 'ann@bakery.example', is_hidden: false, status: 'active' });
    expect(made.permissions).toMatchObject({ adlane_all: true, ads_launch: false });
    expect(await (await send('GET', String(made.id))).json()).toEqual(made);
    const twice = await send('POST', 'store', form);
    expect([twice.status, await twice.json()]).toMatchObject([
      422,
      { errors: { email: ['Email already exist.'] } },
    ]);
  });

  it('are created once by two concurrent calls', async () => {
    const body = { ...form, email: 'race@bakery.example' };
    const answers = await Promise.all([send('POST', 'store', body), send('POST', 'store', body)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422]);
  });

  it('store the whole address, and change only its sent parts', async () => {
    const body = { ...form, email: 'street@bakery.example' };
    const address = {
      streetAddress: '1 Main St',
      street: 'Main St',
      suite: '4',
      zip: '78701',
      country: 'US',
      city: 'Austin',
    };
    const made: Client = await (await send('POST', 'store', { ...body, address })).json();
    expect(made.address).toEqual({ ...address, businessName: body.business_name });
    const changed = await send('PUT', `update/${made.id}`, { address: { suite: '', city: 'Dallas' } });
    expect((await changed.json()).address).toEqual({ ...made.address, suite: '', city: 'Dallas' });
    const without: Client = await (
      await send('POST', 'store', { ...body, email: 'street2@bakery.example' })
    ).json();
    expect(Object.values(without.address).filter(Boolean)).toEqual([body.business_name]);
  });

  it('change only the sent fields', async () => {
    const before: Client = await (await send('GET', String(test.clientId))).json();
    const after: Client = await (await send('PUT', `update/${test.clientId}`, { niche: 'Dentists' })).json();
    expect(after).toEqual({ ...before, niche: 'Dentists', updated_at: after.updated_at });
    expect(await listIds('niche=Dentists')).toEqual([test.clientId]);
  });

  it('have a monthly budget limit that the agency sets and removes', async () => {
    const update = (body: object) => send('PUT', `update/${test.clientId}`, body);
    const limit = (monthly_budget_limit: number | null, monthly_budget_currency: string | null = 'JPY') => ({
      monthly_budget_limit,
      monthly_budget_currency,
    });
    const before: Client = await (await send('GET', String(test.clientId))).json();
    expect(before).toMatchObject(limit(null, null));
    for (const amount of [1, limits.budget.max]) {
      const changed = await update(limit(amount));
      expect([changed.status, await changed.json()]).toMatchObject([200, limit(amount)]);
    }
    for (const [body, field] of [
      [limit(0), 'monthly_budget_limit'],
      [limit(limits.budget.max + 1), 'monthly_budget_limit'],
      [limit(0.5), 'monthly_budget_limit'],
      [limit(100, 'yen'), 'monthly_budget_currency'],
      [limit(100, 'XXQ'), 'monthly_budget_currency'],
      [limit(100, null), 'monthly_budget_currency'],
      [{ monthly_budget_limit: 100 }, 'monthly_budget_currency'],
      [{ monthly_budget_currency: 'USD' }, 'monthly_budget_limit'],
    ] as const) {
      const refused = await update(body);
      expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, [field]]);
    }
    const unlisted = await (await update(limit(100, 'XXQ'))).json();
    expect(unlisted.errors.monthly_budget_currency).toEqual([refusalMessages.currencyWithoutAds]);
    const stored = { ...before, ...limit(limits.budget.max) };
    expect(await (await send('GET', String(test.clientId))).json()).toMatchObject({
      ...stored,
      updated_at: expect.any(String),
    });
    const token = await test.as('Client');
    expect((await send('PUT', `update/${test.clientId}`, limit(null), token)).status).toBe(403);
    expect((await send('PUT', `update/${foreignId}`, limit(1))).status).toBe(404);
    expect(await (await update(limit(null))).json()).toMatchObject(limit(null, null));
  });

  it('are signed out when deactivated, and may sign in again', async () => {
    const token = await test.as('Client');
    const me = async () => (await test.request('/api/v1/me', { token })).status;
    await send('PUT', `update/${test.clientId}`, { status: 'inactive' });
    expect(await me()).toBe(401);
    await send('PUT', `update/${test.clientId}`, { status: 'active' });
    expect(await me()).toBe(401);
    expect(await test.as('Client')).not.toBe(token);
  });
});

describe('many clients', () => {
  it('leave list and file when hidden, and return', async () => {
    const all = await listIds();
    const hidden = all.slice(0, 2);
    expect((await send('POST', 'bulk/hide', { ids: hidden })).status).toBe(200);
    expect(await listIds()).toEqual(all.slice(2));
    expect(await listIds('hidden=true')).toEqual(hidden);
    const text = await (await send('GET', 'export')).text();
    expect(text.split('\r\n').filter((line) => line !== '')).toHaveLength(all.length - 2 + 1);
    const shown = await send('POST', 'bulk/unhide', { ids: hidden });
    expect([shown.status, (await shown.json()).message]).toEqual([200, 'Clients are shown again.']);
    expect(await listIds()).toEqual(all);
  });

  it.each(['bulk/hide', 'bulk/unhide'])('%s is all or nothing, and lists the invalid id', async (path) => {
    const before = await allRows();
    const refused = await send('POST', path, { ids: [...(await listIds()), foreignId] });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { ids: [`Not found: ${foreignId}.`] } },
    ]);
    for (const ids of [
      [],
      [test.clientId, test.clientId],
      Array.from({ length: 1001 }, (_, index) => index + 1),
    ]) {
      expect((await send('POST', path, { ids })).status).toBe(422);
    }
    expect(await allRows()).toEqual(before);
  });

  it('get a niche, all or none', async () => {
    const ids = (await listIds()).slice(0, 2);
    const body = (client_ids: number[]) => ({ client_ids, niche: 'Gyms' });
    expect((await send('PUT', 'update/niche', body([...ids, foreignId]))).status).toBe(422);
    expect(await listIds('niche=Gyms')).toEqual([]);
    expect((await send('PUT', 'update/niche', body(ids))).status).toBe(200);
    expect(await listIds('niche=Gyms')).toEqual(ids);
  });
});

describe('access to clients', () => {
  it("answers another agency's like a missing one, and leaves it unchanged", async () => {
    const before = await allRows();
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', 'update/', { business_name: 'Stolen' }],
      ['DELETE', 'delete/', undefined],
    ] as const) {
      const theirs = await send(method, `${path}${foreignId}`, body);
      const missing = await send(method, `${path}2147483647`, body);
      expect([theirs.status, await theirs.text()]).toEqual([404, await missing.text()]);
    }
    expect(await allRows()).toEqual(before);
  });

  it('shows a client only itself, and only with the permission', async () => {
    const token = await test.as('Client');
    const other = (await listIds()).find((id) => id !== test.clientId);
    const view = async (id?: number) => (await send('GET', String(id), undefined, token)).status;
    expect([await view(test.clientId), await view(other), await view(foreignId)]).toEqual([200, 404, 404]);
    const ids = { ids: [test.clientId] };
    expect((await send('POST', 'bulk/hide', ids, token)).status).toBe(403);
    expect((await send('DELETE', `delete/${test.clientId}`, undefined, token)).status).toBe(403);
    expect((await test.request('/api/v1/clients', { token })).status).toBe(403);
    const grant = (adlane_all: boolean) =>
      updateRows(test.ownerPool, client_permissions, { adlane_all }, { client_id: test.clientId });
    await grant(false);
    expect(await view(test.clientId)).toBe(403);
    await grant(true);
  });

  it('ends the sessions of a deleted client, and its leads stay', async () => {
    const token = await test.as('Client');
    const countLeads = async () =>
      (
        await (
          await test.request(`/api/v1/leads?client_user_id=${test.clientId}`, { token: test.agencyToken })
        ).json()
      ).meta.total;
    const before = await countLeads();
    const deleted = await send('DELETE', `delete/${test.clientId}`);
    expect([deleted.status, (await deleted.json()).message]).toEqual([200, 'Client deleted successfully.']);
    expect((await test.request('/api/v1/me', { token })).status).toBe(401);
    expect((await send('GET', String(test.clientId))).status).toBe(404);
    expect((await send('DELETE', `delete/${test.clientId}`)).status).toBe(404);
    expect(await listIds()).not.toContain(test.clientId);
    expect(await countLeads()).toBe(before);
  });
});
