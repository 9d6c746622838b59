import { createVisitorHub, type Database, inTenant, replyToConversation } from '@adlane/api-server';
import { outbound_deliveries } from '@adlane/api-server/schema';
import { VisitorUpdate } from '@adlane/contract/account/realtime';
import { demoSdkKey } from '@adlane/mocks/world';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { findDemoProject } from '../../fixtures/rows/demoRows';
import { findRows } from '../../fixtures/rows/rows';
import { queueSurveys } from '../../fixtures/rows/visitorRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { startVisitorProcess, type VisitorProcess } from '../../harness/processes/startVisitorProcess';

type Session = { gleapId: string; gleapHash: string };

let test: TestApp;
let processes: VisitorProcess[];
let operator: string;
let visitor: Session;
const pages: WebSocket[] = [];

const buildQuery = ({ gleapId, gleapHash }: Session, apiKey = demoSdkKey) =>
  // Not encoded, like in Gleap 13.9.
  `gleapId=${gleapId}&gleapHash=${gleapHash}&apiKey=${apiKey}&sdkVersion=13.9.3`;

type Page = { next(): Promise<VisitorUpdate['data']>; heard: VisitorUpdate['data'][]; socket: WebSocket };

function openPage(
  query = buildQuery(visitor),
  at = processes[0],
  origin = 'https://shop.test',
): Promise<Page> {
  const socket = new WebSocket(`${at?.address}?${query}`, { origin });
  pages.push(socket);
  const heard: VisitorUpdate['data'][] = [];
  let read = 0;
  socket.on('message', (text) => heard.push(VisitorUpdate.parse(JSON.parse(String(text))).data));
  const page: Page = {
    socket,
    heard,
    async next() {
      await expect.poll(() => heard.length, { interval: 5 }).toBeGreaterThan(read);
      read += 1;
      return heard[read - 1] ?? {};
    },
  };
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(page));
    socket.once('unexpected-response', (_request, { statusCode, headers }) => {
      const wait = headers['retry-after'];
      reject(new Error(`${statusCode}${wait === undefined ? '' : ` in ${wait} s`}`));
      socket.terminate();
    });
    socket.on('error', reject);
  });
}

async function startSession(): Promise<Session> {
  const headers = { 'api-token': demoSdkKey };
  return (await test.request('/sdk/sessions', { method: 'POST', headers, body: {} })).json();
}

/** Starts a process whose database plans queries in a way that it seldom chooses: with nested loops only. */
async function startLoopingProcess(): Promise<VisitorProcess> {
  const { db } = test.ports;
  const under: Database['transactionUnder'] = (settings, work) =>
    db.transactionUnder?.(settings, async (tx) => {
      for (const method of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
        await tx.execute(sql.raw(`set local enable_${method} = off`));
      return work(tx);
    }) ?? db.transaction(work);
  const looping = new Proxy(db, {
    get: (target, name) => (name === 'transactionUnder' ? under : Reflect.get(target, name)),
  });
  const started = await startVisitorProcess(test, { ...test.ports, db: looping });
  processes.push(started);
  return started;
}

/** Starts a process whose database is slow: before or after the next transaction, until it is released. */
async function startSlowProcess() {
  let pause: { readonly when: 'before' | 'after'; readonly gate: Promise<void> } | undefined;
  let isPaused = false;
  const under: Database['transactionUnder'] = async (settings, work) => {
    const { db } = test.ports;
    const current = pause;
    pause = undefined;
    const wait = async (when: 'before' | 'after') => {
      if (current?.when !== when) return;
      isPaused = true;
      await current.gate;
    };
    await wait('before');
    const result = await (db.transactionUnder?.(settings, work) ?? db.transaction(work));
    await wait('after');
    return result;
  };
  const db = new Proxy(test.ports.db, {
    get: (target, name) => (name === 'transactionUnder' ? under : Reflect.get(target, name)),
  });
  const slow = await startVisitorProcess(test, { ...test.ports, db });
  processes.push(slow);
  return {
    process: slow,
    isPaused: () => isPaused,
    hold(when: 'before' | 'after') {
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      pause = { when, gate };
      isPaused = false;
      return release;
    },
  };
}

const hello = (text: string) => ({ actionType: 'notification', outbound: text, data: { text } });

async function send(action: object, to: object = { gleapIds: [visitor.gleapId] }, token = operator) {
  const answer = await test.request('/api/v1/operator/outbound', {
    method: 'POST',
    token,
    body: { sdkKey: demoSdkKey, ...to, action },
  });
  return { status: answer.status, body: await answer.json() };
}

const post = (path: string, body?: object) =>
  test.request(`/sdk${path}`, {
    method: 'POST',
    headers: { 'api-token': demoSdkKey, 'gleap-id': visitor.gleapId, 'gleap-hash': visitor.gleapHash },
    body,
  });

const ping = (opened: boolean, ws = true) =>
  post('/sessions/ping', { time: 1, events: [], opened, type: 'js', sdkVersion: '13.9.3', ws });

beforeAll(async () => {
  test = await createTestApp();
  processes = [await startVisitorProcess(test), await startVisitorProcess(test)];
});
beforeEach(async () => {
  // Sessions of earlier tests may have ended: an action expires after 30 days.
  operator = await test.as('SuperAdmin');
  visitor = await startSession();
});
afterEach(() => {
  for (const page of pages.splice(0)) page.terminate();
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await test.close();
});

describe('opening a visitor socket', () => {
  it("is allowed to every page, with the visitor's secret in the query", async () => {
    const page = await openPage();
    expect(await page.next()).toEqual({ a: [], u: 0 });
    await openPage(buildQuery(visitor), processes[0], 'null');
  });

  it.each([
    ['a wrong secret', () => buildQuery({ ...visitor, gleapHash: 'wrong' })],
    ['an unknown visitor', () => buildQuery({ ...visitor, gleapId: 'nobody' })],
    ['an unknown key', () => buildQuery(visitor, 'no-key')],
    ['a NUL in it', () => `gleapId=a%00b&gleapHash=x&apiKey=${demoSdkKey}`],
    ['a NUL in the key', () => buildQuery(visitor, 'no%00key')],
    ['no key', () => buildQuery(visitor).replace(/&apiKey=[^&]*/, '')],
    ['nothing', () => ''],
  ])('is refused with %s', async (_what, query) => {
    await expect(openPage(query())).rejects.toThrow('401');
  });

  it('is refused if a visitor has 50 open pages, until one is closed', async () => {
    const open = await Promise.all(Array.from({ length: 50 }, () => openPage()));
    await expect(openPage()).rejects.toThrow('401');
    open[0]?.socket.close();
    await expect.poll(() => openPage().then(() => 'open', String)).toBe('open');
  });
});

it('a visitor socket is refused with the time to wait while too many pages wait', async () => {
  const hub = createVisitorHub(test.ports, { maxJoining: 1 });
  const peer = { send: () => undefined, close: () => undefined };
  const join = () => hub.join({ ...visitor, sdkKey: demoSdkKey }, '192.0.2.1', peer);
  const first = join();
  await expect(join()).rejects.toMatchObject({ code: 'RATE_LIMITED', headers: { 'retry-after': '30' } });
  expect(await first).toBeDefined();
  expect(await join()).toBeDefined();
});

describe('a reply of the team', () => {
  it('reaches an open page at once as a notification with a count, and another page once it is read', async () => {
    const page = await openPage();
    await page.next();
    const { shareToken } = await (await post('/conversations', { text: 'Hello?' })).json();
    const { agency_id, id: project_id } = await findDemoProject(test.ownerPool);
    const sender = { user_id: 1, name: 'Mia' };
    await inTenant(test.ports.db, agency_id, (tx) =>
      replyToConversation(
        { tx, now: test.clock.now() },
        { agency_id, project_id, shareToken, sender, text: 'Hi!', files: [] },
      ),
    );
    expect(await page.next()).toMatchObject({
      u: 1,
      a: [{ actionType: 'notification', data: { text: 'Hi!', conversation: { shareToken } } }],
    });
    await post(`/conversations/${shareToken}/read`);
    expect(await page.next()).toEqual({ a: [], u: 0 });
  });
});

describe('a sent action', () => {
  it('reaches an open page at once, with the number of unread messages', async () => {
    const page = await openPage();
    await page.next();
    expect(await send(hello('One'))).toEqual({ status: 201, body: { visitors: 1 } });
    expect(await page.next()).toEqual({ a: [hello('One')], u: 1 });
  });

  it('waits for the next page, in order, and is shown once', async () => {
    await send(hello('One'));
    await send({ actionType: 'survey-7', format: 'survey_web' });
    const page = await openPage();
    expect(await page.next()).toEqual({
      a: [hello('One'), { actionType: 'survey-7', format: 'survey_web' }],
      u: 1,
    });
    page.socket.close();
    expect(await (await openPage()).next()).toEqual({ a: [], u: 1 });
  });

  it('waits for the answer to a ping of a page without a socket, while its widget is closed', async () => {
    await send(hello('One'));
    const answer = async (opened: boolean, ws: boolean) => (await ping(opened, ws)).json();
    expect(await answer(false, true)).toEqual({});
    expect(await answer(false, false)).toEqual({ a: [hello('One')], u: 1 });
    expect(await answer(false, false)).toEqual({ a: [], u: 1 });
    await send(hello('Two'));
    expect(await answer(true, false)).toEqual({});
    expect(await answer(false, false)).toEqual({ a: [hello('Two')], u: 0 });
  });

  it('reaches one of two processes, and every page of the visitor there', async () => {
    const [first, second, elsewhere] = await Promise.all([
      openPage(),
      openPage(),
      openPage(buildQuery(visitor), processes[1]),
    ]);
    await expect.poll(() => [first, second, elsewhere].every(({ heard }) => heard.length > 0)).toBe(true);
    await send(hello('Once'));
    const shown = (page: Page) => page.heard.flatMap(({ a }) => a ?? []).length;
    await expect.poll(() => [first, elsewhere].map((page) => page.heard.at(-1)?.u)).toEqual([1, 1]);
    expect(shown(first) + shown(elsewhere)).toBe(1);
    expect(shown(first)).toBe(shown(second));
  });

  it('reaches a user by the host’s id, in all of that user’s sessions', async () => {
    const headers = { 'api-token': demoSdkKey, 'gleap-id': visitor.gleapId, 'gleap-hash': visitor.gleapHash };
    const known: Session = await (
      await test.request('/sdk/sessions/identify', {
        method: 'POST',
        headers,
        body: { userId: 'socket-user' },
      })
    ).json();
    const page = await openPage(buildQuery(known));
    await page.next();
    expect((await send(hello('You'), { userIds: ['socket-user'] })).body).toEqual({ visitors: 1 });
    expect((await page.next()).a).toEqual([hello('You')]);
  });

  it.each([
    ['without a text', { actionType: 'notification', data: {} }, 'action.data.text'],
    ['a tour without steps', { actionType: 'tour', data: {} }, 'action.data.steps'],
    ['too long', { actionType: 'banner', data: { text: 'a'.repeat(64_001) } }, 'action'],
  ])('is refused %s', async (_what, action, field) => {
    const { status, body } = await send(action);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain(field);
  });

  it('is refused without visitors, for an unknown project, and to everyone but the operator', async () => {
    expect((await send(hello('x'), {})).status).toBe(422);
    expect((await send(hello('x'), { gleapIds: [visitor.gleapId], sdkKey: 'no-key' })).status).toBe(404);
    expect((await send(hello('x'), undefined, await test.as('Agency'))).status).toBe(403);
  });
});

describe('messages', () => {
  it('arrive in order: the latest count is received last', async () => {
    const slow = await startSlowProcess();
    const page = await openPage(buildQuery(visitor), slow.process);
    await page.next();
    const release = slow.hold('after');
    await send(hello('One'));
    await expect.poll(slow.isPaused).toBe(true);
    const calls = slow.process.countCalls();
    expect((await ping(true)).status).toBe(200);
    await expect.poll(slow.process.countCalls).toBeGreaterThan(calls);
    release();
    expect(await page.next()).toEqual({ a: [hello('One')], u: 1 });
    expect(await page.next()).toEqual({ a: [], u: 0 });
  });

  it('that were claimed for a page that closed meanwhile wait for the next one', async () => {
    const slow = await startSlowProcess();
    const page = await openPage(buildQuery(visitor), slow.process);
    await page.next();
    const release = slow.hold('before');
    await send(hello('One'));
    await expect.poll(slow.isPaused).toBe(true);
    page.socket.close();
    await expect.poll(slow.process.countPages).toBe(0);
    release();
    await slow.process.settle();
    expect(await (await openPage()).next()).toEqual({ a: [hello('One')], u: 1 });
  });

  it.each([
    ['as usual', () => Promise.resolve(processes[0])],
    ['with nested loops', startLoopingProcess],
  ])('have at most twenty actions, the rest follows at once: planned %s', async (_plan, start) => {
    await queueSurveys(test.ownerPool, visitor.gleapId, { count: 45, created_at: test.clock.now() });
    const page = await openPage(buildQuery(visitor), await start());
    const updates = [await page.next(), await page.next(), await page.next()];
    expect(updates.map(({ a }) => a?.length)).toEqual([20, 20, 5]);
    const names = Array.from({ length: 45 }, (_none, index) => `survey-${index + 1}`);
    expect(updates.flatMap(({ a }) => a ?? []).map(({ actionType }) => actionType)).toEqual(names);
  });
});

describe('the unread count', () => {
  it('is zero on all pages once one has the widget open', async () => {
    await send(hello('One'));
    const [page, other] = await Promise.all([openPage(), openPage(buildQuery(visitor), processes[1])]);
    await expect.poll(() => other.heard.at(-1)?.u).toBe(1);
    expect((await ping(false)).status).toBe(200);
    expect((await ping(true)).status).toBe(200);
    await expect.poll(() => [page, other].map(({ heard }) => heard.at(-1)?.u)).toEqual([0, 0]);
  });

  it('counts only notifications, each once', async () => {
    for (const one of [{ actionType: 'banner' }, hello('One'), hello('Two'), hello('One')]) await send(one);
    expect((await (await openPage()).next()).u).toBe(2);
  });
});

describe('a page', () => {
  it('may send PING and 9, as installed widgets do', async () => {
    const { socket } = await openPage();
    for (let n = 0; n < 10; n += 1) {
      socket.send('PING');
      socket.send('9');
    }
    // A server answers a ping after what was sent before it.
    const answered = new Promise((resolve) => socket.once('pong', resolve));
    socket.ping();
    await answered;
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it.each([
    ['more than 64 bytes', 1, 'x'.repeat(65), 1009],
    ['more than 30 messages in ten seconds', 31, 'PING', 1008],
  ])('is disconnected after %s', async (_what, times, text, code) => {
    const { socket } = await openPage();
    const closed = new Promise((resolve) => socket.on('close', resolve));
    for (let n = 0; n < times; n += 1) socket.send(text);
    expect(await closed).toBe(code);
  });
});

describe('an undelivered action', () => {
  const countOld = async () => {
    const rows = await findRows(test.ownerPool, outbound_deliveries);
    return rows.filter(({ action }) => action.data?.['text'] === 'Old').length;
  };

  it('expires after 30 days and is deleted', async () => {
    await send(hello('Old'));
    test.clock.advance(30 * 24 * 60 * 60 * 1000);
    expect((await (await openPage()).next()).a).toEqual([]);
    await test.jobs.send('scheduler.tick', {});
    await test.jobs.settle();
    expect(await countOld()).toBe(1);
    test.clock.advance(1);
    await test.jobs.send('scheduler.tick', {});
    await test.jobs.settle();
    expect(await countOld()).toBe(0);
  });
});
