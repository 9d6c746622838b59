import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let project: { readonly id: number; readonly sdkKey: string };

const dayMs = 86_400_000;

async function send(method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token: agency, body });
  return { status: answer.status, body: await answer.json() };
}

type Visitor = Record<string, string>;

async function startVisitor(): Promise<Visitor> {
  const key = { 'api-token': project.sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: { lang: 'en' } });
  const { gleapId, gleapHash } = await started.json();
  return { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
}

/** Views a page without a socket; returns the actions that it receives. */
async function ping(visitor: Visitor) {
  const date = test.clock.now().toISOString();
  const body = {
    time: 1,
    events: [{ name: 'pageView', date, data: { page: 'https://shop.example/' } }],
    opened: false,
    type: 'js',
    sdkVersion: '13.9.3',
    ws: false,
  };
  const answer = await test.request('/sdk/sessions/ping', { method: 'POST', headers: visitor, body });
  return (await answer.json()).a ?? [];
}

const banner = {
  kind: 'banner',
  text: 'Closed on Friday',
  format: 'normal',
  backgroundColor: '#0F766E',
  isClosable: true,
  buttonText: '',
  actionType: 'none',
  actionValue: '',
};
const everyone = { users: 'all', languages: [], attributes: [], events: [] };

async function start(changes: object = {}): Promise<{ readonly id: number; readonly status: number }> {
  const { body, status } = await send('POST', '/outbound/messages', {
    project_id: project.id,
    name: 'Test',
    content: banner,
    audience: everyone,
    pages: [],
    frequency: { type: 'once', days: 1 },
    starts_at: null,
    ends_at: null,
    ...changes,
  });
  if (status !== 201) return { id: 0, status };
  return {
    id: body.id,
    status: (await send('PUT', `/outbound/messages/${body.id}/status`, { status: 'live' })).status,
  };
}

const receives = async (visitor: Visitor) => (await ping(visitor)).length > 0;
const figures = async (id: number) => (await send('GET', `/outbound/messages/${id}`)).body;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let count = 0;
beforeEach(async () => {
  count += 1;
  // Tests move the clock, and sessions end.
  agency = await test.as('Agency');
  project = (await send('POST', '/projects', { name: `Paced ${count}` })).body;
});

describe('the order of messages', () => {
  const sentIds = async (visitor: Visitor) =>
    (await ping(visitor)).map(({ outbound }: { readonly outbound: string }) => Number(outbound));

  it('decides which of two banners comes first; of equals the older does', async () => {
    const [second, third, first] = [
      await start({ position: 2 }),
      await start({ position: 2 }),
      await start({ position: 1 }),
    ];
    const visitor = await startVisitor();
    expect(await sentIds(visitor)).toEqual([first.id]);
    expect(await sentIds(visitor)).toEqual([second.id]);
    expect(await sentIds(visitor)).toEqual([third.id]);
  });

  it('is 1 for a message that names none, and goes up to 100', async () => {
    expect(await figures((await start()).id)).toMatchObject({ position: 1 });
    const status = async (position: number) => (await start({ position })).status;
    expect([await status(0), await status(1), await status(100), await status(101)]).toEqual([
      422, 200, 200, 422,
    ]);
  });

  it('sorts the list', async () => {
    await start({ name: 'Later', position: 9 });
    await start({ name: 'Soon', position: 3 });
    const { body } = await send('GET', `/outbound/messages?project_id=${project.id}&sort=position&order=asc`);
    expect(body.data.map(({ name }: { readonly name: string }) => name)).toEqual(['Soon', 'Later']);
  });
});

describe('the message limit of a project', () => {
  const setPace = (messages_per_day: number | null) =>
    send('PUT', `/projects/${project.id}/pace`, { messages_per_day });

  it('holds for each visitor and 24 hours; the first in the order are sent', async () => {
    await setPace(2);
    const content = {
      kind: 'notification',
      text: 'Hello',
      previewText: '',
      senderName: '',
      senderImageUrl: '',
    };
    const note = { ...content, coverImageUrl: '', sound: false };
    const late = await start({ content: note, position: 3 });
    await start({ content: note, position: 1 });
    await start({ position: 2 });
    const visitor = await startVisitor();
    expect(await ping(visitor)).toHaveLength(2);
    expect(await ping(visitor)).toEqual([]);
    expect(await figures(late.id)).toMatchObject({ sent: 0 });
    expect(await ping(await startVisitor())).toHaveLength(2);
    test.clock.advance(dayMs - 1);
    expect(await ping(visitor)).toEqual([]);
    test.clock.advance(1);
    expect(await ping(visitor)).toMatchObject([{ outbound: String(late.id) }]);
  });

  it('is none at first and can be lifted', async () => {
    const view = async () => (await send('GET', `/projects/${project.id}/pace`)).body;
    expect(await view()).toEqual({ messages_per_day: null });
    expect((await setPace(0)).status).toBe(422);
    expect((await setPace(1)).body).toEqual({ messages_per_day: 1 });
    await start();
    const visitor = await startVisitor();
    expect(await receives(visitor)).toBe(true);
    await start();
    expect(await receives(visitor)).toBe(false);
    await setPace(null);
    expect(await receives(visitor)).toBe(true);
  });
});
