import { inTenant, notify } from '@adlane/api-server';
import { client_permissions, clients, notifications, users } from '@adlane/api-server/schema';
import type { UserNotification } from '@adlane/contract/notifications';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDemoClient } from '../fixtures/demoRows';
import { deleteRows, findRow, updateRows } from '../fixtures/rows';
import { createTestApp, type TestApp } from '../harness/createTestApp';

let test: TestApp;
let agency: string;
let client: string;
let agencyId: number;
let clientId: number;

beforeAll(async () => {
  test = await createTestApp();
  [agency, client] = await Promise.all([test.as('Agency'), test.as('Client')]);
  ({ agencyId, clientId } = await findDemoClient(test.ownerPool));
});
afterAll(() => test.close());
beforeEach(async () => {
  await deleteRows(test.ownerPool, notifications);
  await updateRows(test.ownerPool, client_permissions, { adlane_all: true, ads_launch: false });
});

const send = (method: string, path: string, token = agency) =>
  test.request(`/api/v1/notifications${path}`, { method, token });
async function list(token = agency, query = ''): Promise<UserNotification[]> {
  const answer = await send('GET', `?per_page=100&${query}`, token);
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}
const titles = async (token = agency, query = '') => (await list(token, query)).map(({ title }) => title);
const unread = async (token = agency) => (await (await send('GET', '/unread-count', token)).json()).unread;

type Notice = Partial<Parameters<typeof notify>[1]>;
const sendNotice = (title: string, more: Notice = {}) =>
  inTenant(test.ports.db, agencyId, (tx) =>
    notify(tx, {
      agency_id: agencyId,
      kind: 'lead',
      title,
      body: `${title} came.`,
      path: '/leads',
      key: `lead/${title}`,
      at: test.clock.now(),
      ...more,
    }),
  );

describe('a notification', () => {
  it('is sent to the users of the agency with a link', async () => {
    await sendNotice('Ann');
    const [told] = await list();
    expect(told).toMatchObject({
      kind: 'lead',
      title: 'Ann',
      path: '/agency/leads',
      read_at: null,
      created_at: test.clock.now().toISOString(),
    });
    expect(await titles(client)).toEqual([]);
  });

  it('is sent once for a repeated event', async () => {
    await sendNotice('Ann');
    await sendNotice('Ann');
    expect(await titles()).toEqual(['Ann']);
    await send('DELETE', '/clear');
    await sendNotice('Ann');
    expect(await titles()).toEqual([]);
  });

  it('reaches the users of a client only if it is theirs and they have the permission', async () => {
    await sendNotice('Own', { client_id: clientId });
    await sendNotice('Bill', { client_id: clientId, kind: 'billing' });
    await sendNotice('Launch', { client_id: clientId, kind: 'launch' });
    const other = await findRow(test.ownerPool, clients, {
      where: and(eq(clients.agency_id, agencyId), ne(clients.id, clientId)),
    });
    await sendNotice('Theirs', { client_id: other.id });
    expect(await titles(client)).toEqual(['Own']);
    const user = await findRow(test.ownerPool, users, { where: { email: 'client@adlane.test' } });
    const own = await findRow(test.ownerPool, clients, { where: { id: clientId } });
    expect((await list(client))[0]?.path).toBe(`/agency/${own.g_h_id ?? `client-${user.id}`}/leads`);
    expect((await titles()).toSorted()).toEqual(['Bill', 'Launch', 'Own', 'Theirs']);
  });

  it('leaves the list and the count, and cannot be read, once the permission is revoked', async () => {
    await sendNotice('Own', { client_id: clientId });
    expect(await unread(client)).toBe(1);
    const [own] = await list(client);
    await updateRows(test.ownerPool, client_permissions, { adlane_all: false }, { client_id: clientId });
    expect(await titles(client)).toEqual([]);
    expect(await unread(client)).toBe(0);
    expect((await send('POST', `/read/${own?.id}`, client)).status).toBe(404);
  });

  it('is rolled back with its transaction', async () => {
    const failing = inTenant(test.ports.db, agencyId, async (tx) => {
      await notify(tx, {
        agency_id: agencyId,
        kind: 'lead',
        title: 'Never',
        body: '',
        key: 'lead/never',
        at: test.clock.now(),
      });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await titles()).toEqual([]);
  });
});

describe('the list of notifications', () => {
  it('is marked read one by one and all at once', async () => {
    for (const name of ['A', 'B', 'C']) await sendNotice(name);
    expect(await unread()).toBe(3);
    const [first] = await list();
    test.clock.advance(1000);
    const answer = await send('POST', `/read/${first?.id}`);
    const read: UserNotification = await answer.json();
    expect(read).toMatchObject({ id: first?.id, read_at: test.clock.now().toISOString() });
    test.clock.advance(1000);
    expect(await (await send('POST', `/read/${first?.id}`)).json()).toEqual(read);
    expect(await unread()).toBe(2);
    expect(await titles(agency, 'unread=false')).toEqual([first?.title]);
    expect((await send('POST', '/read-all')).status).toBe(200);
    expect(await unread()).toBe(0);
    expect(await titles(agency, 'unread=true')).toEqual([]);
  });

  it('is filtered by kind and text, newest first', async () => {
    await sendNotice('Ann');
    test.clock.advance(1000);
    await sendNotice('Launched', { kind: 'launch' });
    expect(await titles()).toEqual(['Launched', 'Ann']);
    expect(await titles(agency, 'order=asc')).toEqual(['Ann', 'Launched']);
    expect(await titles(agency, 'kind=launch')).toEqual(['Launched']);
    expect(await titles(agency, 'search=ann%20came')).toEqual(['Ann']);
  });

  it('is read and emptied by each user separately', async () => {
    await sendNotice('Own', { client_id: clientId });
    const [theirs] = await list(client);
    expect((await send('POST', `/read/${theirs?.id}`)).status).toBe(404);
    expect((await send('DELETE', '/clear')).status).toBe(200);
    expect(await titles()).toEqual([]);
    expect(await unread(client)).toBe(1);
  });
});
