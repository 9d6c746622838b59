import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

type Row = { id: number; name: string | null; userId: string | null; items: number };

let test: TestApp;
let agency: string;
let operator: string;
let key: Record<string, string>;
/** A device of Robin's, who has written from two. */
let laptop: Record<string, string>;

async function send(token: string, method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}

async function startVisitor(identity?: object): Promise<Record<string, string>> {
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  const headers = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  if (identity) await test.request('/sdk/sessions/identify', { method: 'POST', headers, body: identity });
  return headers;
}

const write = (headers: Record<string, string>, text: string) =>
  test.request('/sdk/conversations', { method: 'POST', headers, body: { text } });
const list = async (query: string, token = agency): Promise<Row[]> =>
  (await send(token, 'GET', `/contacts?${query}`)).body.data;

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  operator = await test.as('SuperAdmin');
  const { sdkKey } = (await send(agency, 'POST', '/projects', { name: 'Shop' })).body;
  key = { 'api-token': sdkKey };
  const identity = { userId: 'robin-7', name: 'Robin de Wit', email: 'robin@shop.test' };
  await write(await startVisitor(identity), 'From the phone');
  test.clock.advance(1000);
  laptop = await startVisitor(identity);
  await write(laptop, 'From the laptop');
});
afterAll(() => test.close());

describe('contacts', () => {
  it('are one per user of a site, with all sessions and what came from any of them', async () => {
    const ping = {
      time: 1,
      events: [{ name: 'Bought', date: test.clock.now().toISOString(), data: { total: 12 } }],
      opened: false,
      type: 'js',
      sdkVersion: '13.9.3',
      ws: false,
    };
    await test.request('/sdk/sessions/ping', { method: 'POST', headers: laptop, body: ping });
    const rows = await list('search=robin');
    expect(rows).toMatchObject([{ name: 'Robin de Wit', userId: 'robin-7', items: 2 }]);
    const { body } = await send(agency, 'GET', `/contacts/${rows[0]?.id}`);
    expect(body.sessions).toHaveLength(2);
    expect(body.latest_items.map(({ title }: { title: string }) => title)).toEqual([
      'From the laptop',
      'From the phone',
    ]);
    expect(body.events).toMatchObject([{ name: 'Bought', data: { total: 12 } }]);
  });

  it('leave out visitors of whom nothing is known, and filter guests', async () => {
    const before = (await list('kind=guest&per_page=100')).length;
    await startVisitor();
    const writer = await startVisitor();
    await write(writer, 'I am a guest');
    expect(await list('kind=guest&per_page=100')).toHaveLength(before + 1);
    expect((await list('kind=identified&per_page=100')).every(({ userId }) => userId !== null)).toBe(true);
  });

  it('are seen by their tenant only', async () => {
    const [row] = await list('search=robin');
    expect(await list('search=robin@shop', operator)).toEqual([]);
    expect((await send(operator, 'GET', `/contacts/${row?.id}`)).status).toBe(404);
  });
});

describe('saved views', () => {
  it('count what matches, and are shared with the team on request', async () => {
    const create = (name: string, is_shared: boolean, filter: object) =>
      send(agency, 'POST', '/inbox-views', { name, is_shared, filter });
    const view = await create('Laptop', false, { search: 'From the laptop' });
    expect([view.status, view.body]).toMatchObject([201, { count: 1, is_own: true, is_shared: false }]);
    await create('Conversations', true, { kind: 'conversation', search: 'From the' });
    const { data } = (await send(agency, 'GET', '/inbox-views')).body;
    expect(data.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['Conversations', 2],
      ['Laptop', 1],
    ]);
    const path = `/inbox-views/${view.body.id}`;
    expect((await send(operator, 'DELETE', path)).status).toBe(404);
    expect((await send(operator, 'GET', '/inbox-views')).body.data).toEqual([]);
    const renamed = await send(agency, 'PUT', path, {
      name: 'My laptop',
      is_shared: true,
      filter: { search: 'laptop', only: 'unread' },
    });
    expect(renamed.body).toMatchObject({ name: 'My laptop', is_shared: true, count: 1 });
    expect((await send(agency, 'DELETE', path)).status).toBe(200);
    expect(
      (await send(agency, 'POST', '/inbox-views', { name: '', is_shared: true, filter: {} })).status,
    ).toBe(422);
  });
});
