import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

type Row = { id: number; name: string | null; userId: string | null; items: number };

let test: TestApp;
let agency: string;
let operator: string;
let projectId: number;
let key: Record<string, string>;
/** Returns a user id with its proof. */
let identify: (userId: string) => { readonly userId: string; readonly userHash: string };
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
  const project = (await send(agency, 'POST', '/projects', { name: 'Shop' })).body;
  projectId = project.id;
  key = { 'api-token': project.sdkKey };
  const { body: secret } = await send(agency, 'POST', `/projects/${projectId}/identity/key`);
  await send(agency, 'PUT', `/projects/${projectId}/identity`, { identityMode: 'enforced' });
  identify = (userId) => ({
    userId,
    userHash: createHmac('sha256', secret.key).update(userId).digest('hex'),
  });
  const identity = { ...identify('robin-7'), name: 'Robin de Wit', email: 'robin@shop.test' };
  await write(await startVisitor(identity), 'From the phone');
  test.clock.advance(1000);
  laptop = await startVisitor(identity);
  await write(laptop, 'From the laptop');
});
afterAll(() => test.close());

describe('contacts', () => {
  it('are one per proven user of a site, with all sessions and what came from any of them', async () => {
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

  it('leave out a guest who started a bot until the first answer', async () => {
    const path = `/projects/${projectId}/bots`;
    const { version } = (await send(agency, 'GET', path)).body;
    const steps = [{ id: 'a', text: 'Which plan?', choices: [{ label: 'Pro' }] }];
    await send(agency, 'PUT', path, { version, bots: [{ bot_id: 'plans', name: 'Plan guide', steps }] });
    const before = (await list('kind=guest&per_page=100')).length;
    const headers = await startVisitor();
    const write = async (to: string, body: unknown) =>
      (await test.request(`/sdk/conversations${to}`, { method: 'POST', headers, body })).json();
    const { shareToken } = await write('', { botId: 'plans' });
    const running = async () => (await send(agency, 'GET', path)).body.bots[0].conversations;
    const listed = async () => [
      (await list('kind=guest&per_page=100')).length - before,
      (await send(agency, 'GET', '/inbox?search=Plan guide')).body.data.length,
      (await send(agency, 'GET', '/notifications?kind=reply')).body.data.filter(
        ({ title }: { title: string }) => title.includes('Plan guide'),
      ).length,
    ];
    expect([await listed(), await running()]).toEqual([[0, 0, 0], 0]);
    await write(`/${shareToken}/messages`, { text: 'Pro' });
    expect(await listed()).toEqual([1, 1, 1]);
  });

  it('are exported as they are listed, without formulas, and by their tenant only', async () => {
    await startVisitor({ ...identify('eve-1'), name: '=1+1', email: 'eve@shop.test', plan: 'pro' });
    const download = async (query: string, token: string): Promise<string[]> => {
      const answer = await test.request(`/api/v1/contacts/export?${query}`, { token });
      expect(answer.headers.get('content-disposition')).toContain('contacts.csv');
      return (await answer.text()).trim().split('\r\n');
    };
    const [heading, ...lines] = await download('search=shop.test&sort=name&order=asc', agency);
    expect(heading).toContain('"Name","Email","Phone","User ID","Kind","Project"');
    expect(lines).toEqual([
      expect.stringMatching(
        /^"'=1\+1","eve@shop\.test","","eve-1","verified","Shop",.*"\{""plan"":""pro""\}"$/,
      ),
      expect.stringMatching(/^"Robin de Wit","robin@shop\.test","","robin-7","verified","Shop","","","2",/),
    ]);
    expect(await download('search=shop.test&kind=guest', agency)).toHaveLength(1);
    expect(await download('search=robin', operator)).toHaveLength(1);
  });

  it('are seen by their tenant only', async () => {
    const [row] = await list('search=robin');
    expect(await list('search=robin@shop', operator)).toEqual([]);
    expect((await send(operator, 'GET', `/contacts/${row?.id}`)).status).toBe(404);
  });
});

describe('saved views of the inbox', () => {
  it('count what matches', async () => {
    const view = (name: string, query: string) => ({ list: 'inbox', name, is_shared: false, query });
    const laptop = await send(agency, 'POST', '/list-views', view('Laptop', 'search=From+the+laptop'));
    expect([laptop.status, laptop.body]).toMatchObject([201, { count: 1 }]);
    await send(agency, 'POST', '/list-views', view('Conversations', 'kind=conversation&search=From%20the'));
    const { data } = (await send(agency, 'GET', '/list-views?list=inbox')).body;
    expect(data.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['Conversations', 2],
      ['Laptop', 1],
    ]);
    const unread = view('Laptop', 'search=laptop&only=snoozed');
    const changed = await send(agency, 'PUT', `/list-views/${laptop.body.id}`, unread);
    expect(changed.body).toMatchObject({ count: 0 });
  });
});
