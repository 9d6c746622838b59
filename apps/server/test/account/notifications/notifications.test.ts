import { inTenant, notify } from '@adlane/api-server';
import { client_permissions, clients, notifications, users } from '@adlane/api-server/schema';
import type { UserNotification } from '@adlane/contract/account/notifications';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteRows, findRow, updateRows } from '../../fixtures/rows/rows';
import { createDemoTest, type DemoTest } from '../../harness/createDemoTest';

let test: DemoTest;

beforeAll(async () => {
  test = await createDemoTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  await deleteRows(test.ownerPool, notifications);
  await updateRows(test.ownerPool, client_permissions, { adlane_all: true, ads_launch: false });
});

const send = (method: string, path: string, token = test.agencyToken) =>
  test.request(`/api/v1/notifications${path}`, { method, token });
async function list(token = test.agencyToken, query = ''): Promise<UserNotification[]> {
  const answer = await send('GET', `?per_page=100&${query}`, token);
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}
const titles = async (token = test.agencyToken, query = '') =>
  (await list(token, query)).map(({ title }) => title);
const unread = async (token = test.agencyToken) =>
  (await (await send('GET', '/unread-count', token)).json()).unread;

type Notice = Partial<Parameters<typeof notify>[1]>;
const sendNotice = (title: string, more: Notice = {}) =>
  inTenant(test.ports.db, test.agencyId, (tx) =>
    notify(tx, {
      agency_id: test.agencyId,
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
    expect(await titles(test.clientToken)).toEqual([]);
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
    await sendNotice('Own', { client_id: test.clientId });
    await sendNotice('Bill', { client_id: test.clientId, kind: 'billing' });
    await sendNotice('Launch', { client_id: test.clientId, kind: 'launch' });
    const other = await findRow(test.ownerPool, clients, {
      where: and(eq(clients.agency_id, test.agencyId), ne(clients.id, test.clientId)),
    });
    await sendNotice('Theirs', { client_id: other.id });
    expect(await titles(test.clientToken)).toEqual(['Own']);
    const user = await findRow(test.ownerPool, users, { where: { email: 'client@adlane.test' } });
    const own = await findRow(test.ownerPool, clients, { where: { id: test.clientId } });
    expect((await list(test.clientToken))[0]?.path).toBe(
      `/agency/${own.g_h_id ?? `client-${user.id}`}/leads`,
    );
    expect((await titles()).toSorted()).toEqual(['Bill', 'Launch', 'Own', 'Theirs']);
  });

  it('leaves the list and the count, and cannot be read, once the permission is revoked', async () => {
    await sendNotice('Own', { client_id: test.clientId });
    expect(await unread(test.clientToken)).toBe(1);
    const [own] = await list(test.clientToken);
    await updateRows(test.ownerPool, client_permissions, { adlane_all: false }, { client_id: test.clientId });
    expect(await titles(test.clientToken)).toEqual([]);
    expect(await unread(test.clientToken)).toBe(0);
    expect((await send('POST', `/read/${own?.id}`, test.clientToken)).status).toBe(404);
  });

  it('is rolled back with its transaction', async () => {
    const failing = inTenant(test.ports.db, test.agencyId, async (tx) => {
      await notify(tx, {
        agency_id: test.agencyId,
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
    expect(await titles(test.agencyToken, 'unread=false')).toEqual([first?.title]);
    expect((await send('POST', '/read-all')).status).toBe(200);
    expect(await unread()).toBe(0);
    expect(await titles(test.agencyToken, 'unread=true')).toEqual([]);
  });

  it('is filtered by kind and text, newest first', async () => {
    await sendNotice('Ann');
    test.clock.advance(1000);
    await sendNotice('Launched', { kind: 'launch' });
    expect(await titles()).toEqual(['Launched', 'Ann']);
    expect(await titles(test.agencyToken, 'order=asc')).toEqual(['Ann', 'Launched']);
    expect(await titles(test.agencyToken, 'kind=launch')).toEqual(['Launched']);
    expect(await titles(test.agencyToken, 'search=ann%20came')).toEqual(['Ann']);
  });

  it('is read and emptied by each user separately', async () => {
    await sendNotice('Own', { client_id: test.clientId });
    const [theirs] = await list(test.clientToken);
    expect((await send('POST', `/read/${theirs?.id}`)).status).toBe(404);
    expect((await send('DELETE', '/clear')).status).toBe(200);
    expect(await titles()).toEqual([]);
    expect(await unread(test.clientToken)).toBe(1);
  });
});
