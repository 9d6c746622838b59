import type { VisitorSession } from '@adlane/contract/widget/sessions';
import { describe, expect, test, vi } from 'vitest';
import type { Api, ApiRequest, ApiResponse } from '../api/createApi';
import { createEmitter } from '../events/createEmitter';
import { createGuard } from '../scope/guard';
import { computeRetryDelayMs, createSession } from './createSession';
import { findParentDomain } from './sessionStore';

const visitor: VisitorSession = { gleapId: 'id-1', gleapHash: 'hash-1' };

/** A session over a scripted server; delays are collected instead of waited for. */
function setUp(answers: ApiResponse[], stored?: VisitorSession, own?: Api) {
  const requests: ApiRequest[] = [];
  const delays: { ms: number; run: () => void }[] = [];
  const answer: Api = async (request) => {
    requests.push(request);
    return answers.shift() ?? { status: 0, body: undefined };
  };
  let current = stored;
  const session = createSession({
    api: () => own ?? answer,
    clock: {
      now: () => 0,
      after: (ms, run) => {
        delays.push({ ms, run });
        return () => undefined;
      },
      every: () => () => undefined,
    },
    store: {
      read: () => current,
      write: (next) => {
        current = next;
      },
      remove: () => {
        current = undefined;
      },
    },
    emitter: createEmitter(createGuard(() => undefined)),
    language: () => 'en-us',
  });
  const store = (next: VisitorSession | undefined) => {
    current = next;
  };
  return { session, requests, delays, kept: () => current, store };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a start posts the language and makes the session ready', async () => {
  const { session, requests, kept: current } = setUp([{ status: 201, body: visitor }]);
  const ready = vi.fn();
  session.whenReady(ready);
  session.start();
  await settle();
  expect(requests).toEqual([{ method: 'POST', path: '/sessions', body: { lang: 'en-us', config: true } }]);
  expect(ready).toHaveBeenCalledOnce();
  expect(current()).toEqual(visitor);
});

test('the configuration in the answer goes to who waits, and not into the stored session', async () => {
  const flowConfig = { color: '#111111' };
  const { session, kept: current } = setUp([{ status: 201, body: { ...visitor, flowConfig } }]);
  const ready = vi.fn();
  session.whenReady(ready);
  session.start();
  await settle();
  expect(ready).toHaveBeenCalledExactlyOnceWith(flowConfig);
  expect(session.current()).toEqual(visitor);
  expect(current()).toEqual(visitor);
});

describe('a failed start', () => {
  test.each([
    ['500', { status: 500, body: {} }],
    ['401', { status: 401, body: {} }],
    ['no answer', { status: 0, body: undefined }],
    ['a page of HTML', { status: 200, body: undefined }],
    ['another shape', { status: 200, body: { gleapId: 7 } }],
    ['a session without hash', { status: 200, body: { gleapId: 'x' } }],
  ])('%s clears the session and is tried again after 10 s', async (_what, answer) => {
    const { session, delays, kept: current } = setUp([answer], visitor);
    session.start();
    await settle();
    expect(current()).toBeUndefined();
    expect(session.isReady()).toBe(false);
    expect(delays.map(({ ms }) => ms)).toEqual([10_000]);
  });

  test('429 preserves the session, and the start is tried again when the server allows it', async () => {
    const {
      session,
      delays,
      kept: current,
    } = setUp(
      [
        { status: 429, body: {}, retryAfterMs: 7000 },
        { status: 200, body: visitor },
      ],
      visitor,
    );
    session.start();
    await settle();
    expect(current()).toEqual(visitor);
    expect(delays.map(({ ms }) => ms)).toEqual([7000]);
    delays[0]?.run();
    await settle();
    expect(session.isReady()).toBe(true);
  });

  test('a change that the server is too busy for is sent again when the server allows it', async () => {
    const { session, delays, requests } = setUp([
      { status: 200, body: visitor },
      { status: 429, body: {}, retryAfterMs: 3000 },
      { status: 200, body: { ...visitor, userId: '7' } },
    ]);
    session.start();
    const identified = session.identify('7', {});
    await settle();
    await settle();
    expect(delays.map(({ ms }) => ms)).toEqual([3000]);
    delays[0]?.run();
    expect(await identified).toMatchObject({ userId: '7' });
    expect(requests.map(({ path }) => path)).toEqual([
      '/sessions',
      '/sessions/identify',
      '/sessions/identify',
    ]);
  });

  test('waits grow as 10, 40, 90 s and end with a success', async () => {
    const bad = { status: 500, body: {} };
    const { session, delays } = setUp([bad, bad, bad, { status: 200, body: visitor }]);
    session.start();
    for (const index of [0, 1, 2]) {
      await settle();
      delays[index]?.run();
    }
    await settle();
    expect(delays.map(({ ms }) => ms)).toEqual([10_000, 40_000, 90_000]);
    expect(session.isReady()).toBe(true);
    expect(computeRetryDelayMs(5)).toBe(250_000);
  });
});

describe('identify', () => {
  test('waits for a start that is under way', async () => {
    const { session, requests } = setUp([
      { status: 200, body: visitor },
      { status: 200, body: { ...visitor, userId: '7' } },
    ]);
    session.start();
    await session.identify('7', {});
    expect(requests.map(({ path }) => path)).toEqual(['/sessions', '/sessions/identify']);
  });

  test('without a session: rejects with the text of the specification', async () => {
    const { session } = setUp([]);
    await expect(session.identify('7', {})).rejects.toThrow('Session not ready yet.');
    await expect(session.updateContact({})).rejects.toThrow('Session not ready yet.');
  });

  test('sends flattened custom data, user id, hash and language', async () => {
    const { session, requests } = setUp([
      { status: 200, body: visitor },
      { status: 200, body: { ...visitor, userId: '7', name: 'Ada' } },
    ]);
    session.start();
    await settle();
    await session.identify('7', { name: 'Ada', customData: { plan: 'pro' } }, 'h');
    expect(requests[1]?.body).toEqual({
      name: 'Ada',
      plan: 'pro',
      userId: '7',
      userHash: 'h',
      lang: 'en-us',
    });
  });

  test('known values are not sent again', async () => {
    const known = { ...visitor, userId: '7', name: 'Ada', customData: { plan: 'pro' } };
    const { session, requests } = setUp([{ status: 200, body: known }]);
    session.start();
    await settle();
    expect(await session.identify('7', { name: 'Ada', customData: { plan: 'pro' } })).toBeUndefined();
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['identify', 403],
    ['identify', 500],
    ['updateContact', 500],
    ['updateContact', 0],
  ] as const)('%s that fails (%i) rejects, and the visitor stays who they are', async (what, status) => {
    const { session, kept: current } = setUp([
      { status: 200, body: visitor },
      { status, body: {} },
    ]);
    session.start();
    await settle();
    const changed = what === 'identify' ? session.identify('7', {}) : session.updateContact({ name: 'Ada' });
    await expect(changed).rejects.toThrow(`status ${status}`);
    expect([session.current(), current(), session.isReady()]).toEqual([visitor, visitor, true]);
  });

  test('an update contains its purpose and the language', async () => {
    const { session, requests } = setUp([
      { status: 200, body: visitor },
      { status: 200, body: { ...visitor, name: 'Ada' } },
    ]);
    session.start();
    await settle();
    await session.updateContact({ name: 'Ada', customData: { plan: 'pro' } });
    expect(requests[1]).toEqual({
      method: 'POST',
      path: '/sessions/partialupdate',
      body: {
        data: { name: 'Ada', customData: { plan: 'pro' }, lang: 'en-us' },
        type: 'js',
        sdkVersion: '13.9.3',
        ws: true,
      },
    });
  });

  test('a field over 255 characters is left out', async () => {
    const { session, requests } = setUp([
      { status: 200, body: visitor },
      { status: 200, body: visitor },
    ]);
    session.start();
    await settle();
    await session.identify('7', { name: 'a'.repeat(256), email: 'b'.repeat(255) });
    expect(requests[1]?.body).toMatchObject({ email: 'b'.repeat(255) });
    expect(requests[1]?.body).not.toHaveProperty('name');
  });
});

describe('several changes of the visitor in a row', () => {
  const ada = { ...visitor, userId: 'ada' };
  const bob = { ...visitor, userId: 'bob' };

  /** Creates a session whose answers a test triggers. */
  function openCalls(stored: VisitorSession = visitor) {
    const calls: { readonly path: string; readonly answer: (body: unknown) => Promise<unknown> }[] = [];
    const api = ({ path }: ApiRequest) =>
      new Promise<ApiResponse>((resolve) => {
        const answer = (body: unknown) => {
          resolve({ status: 200, body });
          return settle();
        };
        calls.push({ path, answer });
      });
    const { session } = setUp([], stored, api);
    session.start();
    const last = () => calls.at(-1);
    const paths = () => calls.map(({ path }) => path.replace('/sessions', ''));
    return { session, calls, last, paths };
  }

  test('a clear ends an identify that waits for the start: the next visitor is a guest', async () => {
    const { session, last, paths } = openCalls();
    const requested = session.identify('ada', {});
    const rejected = expect(requested).rejects.toThrow('Session not ready yet.');
    session.clearIdentity();
    await last()?.answer({ gleapId: 'id-2', gleapHash: 'hash-2' });
    await rejected;
    expect(paths()).toEqual(['', '']);
    expect(session.current()).toEqual({ gleapId: 'id-2', gleapHash: 'hash-2' });
  });

  test('identify after clear takes effect', async () => {
    const { session, last, paths } = openCalls();
    session.identify('ada', {}).catch(() => undefined);
    session.clearIdentity();
    const requested = session.identify('bob', {});
    await last()?.answer(visitor);
    await last()?.answer(bob);
    expect(await requested).toEqual(bob);
    expect(paths()).toEqual(['', '', '/identify']);
  });

  test('the last change wins, however late the first is answered', async () => {
    const { session, calls, last, paths } = openCalls();
    await last()?.answer(visitor);
    const requested = [session.identify('ada', {}), session.identify('bob', {})];
    await settle();
    expect(paths()).toEqual(['', '/identify']);
    await calls[1]?.answer(ada);
    await calls[2]?.answer(bob);
    await Promise.all(requested);
    expect(session.current()).toEqual(bob);
  });

  test('values that are known by then are not sent again', async () => {
    const { session, last, paths } = openCalls();
    await last()?.answer(visitor);
    const requested = [session.identify('ada', {}), session.identify('ada', {})];
    await settle();
    await last()?.answer(ada);
    expect(await Promise.all(requested)).toEqual([ada, undefined]);
    expect(paths()).toEqual(['', '/identify']);
  });

  test('a change goes to who the visitor is by then, though the one before it fails', async () => {
    const { session, last, paths } = openCalls();
    await last()?.answer(visitor);
    const refused = expect(session.identify('ada', {})).rejects.toThrow();
    const requested = session.updateContact({ name: 'Ada' });
    await settle();
    expect(paths()).toEqual(['', '/identify']);
    await last()?.answer({});
    await refused;
    await last()?.answer({ ...visitor, name: 'Ada' });
    expect(await requested).toEqual({ ...visitor, name: 'Ada' });
    expect(paths()).toEqual(['', '/identify', '/partialupdate']);
  });
});

test('a session that is given up before it is ready is never said to be', async () => {
  const { session } = setUp([{ status: 200, body: visitor }]);
  const ready = vi.fn();
  session.whenReady(ready);
  session.start();
  session.end();
  await settle();
  expect(ready).not.toHaveBeenCalled();
});

describe('another tab', () => {
  const ada = { gleapId: 'id-2', gleapHash: 'hash-2', userId: '7', name: 'Ada' };

  test('that knows more of the visitor is followed', async () => {
    const { session, store } = setUp([{ status: 200, body: visitor }]);
    const heard: unknown[] = [];
    session.start();
    await settle();
    session.subscribe((current) => heard.push(current));
    store({ ...visitor, name: 'Ada' });
    session.syncWithStore();
    session.syncWithStore();
    expect(heard).toEqual([{ ...visitor, name: 'Ada' }]);
  });

  test('switches to another user only after the data of the previous one is gone', async () => {
    const { session, store, kept: current } = setUp([{ status: 200, body: visitor }]);
    const heard: unknown[] = [];
    session.start();
    await settle();
    session.subscribe((current) => heard.push(current));
    store(ada);
    session.syncWithStore();
    expect(heard).toEqual([undefined, ada]);
    expect([session.current(), session.isReady(), current()]).toEqual([ada, true, ada]);
  });

  test('a session of another tab that arrives first makes this one ready; a later answer is ignored', async () => {
    const { session, store } = setUp([{ status: 200, body: visitor }]);
    const ready = vi.fn();
    session.whenReady(ready);
    session.start();
    store(ada);
    session.syncWithStore();
    await settle();
    expect(ready).toHaveBeenCalledOnce();
    expect(session.current()).toEqual(ada);
  });

  test('that has forgotten the visitor is waited for: its next one is followed', async () => {
    const { session, store } = setUp([{ status: 200, body: visitor }]);
    session.start();
    await settle();
    store(undefined);
    session.syncWithStore();
    expect(session.current()).toEqual(visitor);
  });
});

test('an answer that arrives after a clear is dropped', async () => {
  const { session } = setUp([{ status: 200, body: visitor }]);
  session.start();
  session.end();
  await settle();
  expect(session.current()).toBeUndefined();
});

test.each([
  ['shop.example.com', 'example.com'],
  ['example.com', 'example.com'],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
])('the cookie of %s goes to %s', (hostname, domain) => {
  expect(findParentDomain(hostname)).toBe(domain);
});
