import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutgoing } from './createOutgoing';
import { type SdkCallName, sdkRoutes, writePolicies } from './sdkRoutes';

// Every write of the frame with every kind of answer: what is stored until it has a final one.

const access = { apiUrl: 'https://adlane.test/sdk', sdkKey: 'k' };
const guest = { gleapId: 'v1', gleapHash: 'h1' };
const other = { gleapId: 'v2', gleapHash: 'h2' };
const input = { params: { shareToken: 's', id: '1', stepId: 'a', formId: 'f' }, body: { text: 'Hello' } };

let answers: (() => Response | Promise<Response>)[];
let sent: { readonly url: string; readonly headers: Headers }[];

beforeEach(() => {
  answers = [];
  sent = [];
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers) });
    return answers.shift()?.() ?? Response.json({ id: '1' });
  });
});

afterEach(() => vi.unstubAllGlobals());

const send = (name: SdkCallName, outgoing = createOutgoing(access, guest)) =>
  Reflect.apply(outgoing.send, undefined, [name, input]).catch(() => undefined);
const countLeft = () => createOutgoing(access, guest).listLeft().length;
const listKeys = () => sent.map(({ headers }) => headers.get('idempotency-key'));

const later: Readonly<Record<string, () => Response | Promise<Response>>> = {
  'no connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'a page of HTML': () => new Response('<h1>Sign in</h1>'),
  'a request that still runs': () =>
    Response.json({ code: 'REQUEST_RUNNING' }, { status: 409, headers: { 'retry-after': '2' } }),
  ...Object.fromEntries(
    [408, 425, 429, 500, 502, 503, 504].map((status) => [`${status}`, () => new Response('', { status })]),
  ),
};
const final: Readonly<Record<string, () => Response>> = {
  '200': () => Response.json({ id: '1' }),
  '201': () => Response.json({ id: '1' }, { status: 201 }),
  '204': () => new Response(null, { status: 204 }),
  ...Object.fromEntries(
    [400, 401, 403, 404, 409, 413, 422].map((status) => [`${status}`, () => Response.json({}, { status })]),
  ),
};

test('each write of the frame has a policy', () => {
  const writes = Object.entries(sdkRoutes).flatMap(([name, route]) =>
    route.startsWith('GET') ? [] : [name],
  );
  expect(Object.keys(writePolicies).toSorted()).toEqual(writes.toSorted());
});

describe.each(Object.entries(writePolicies))('%s (%s)', (name, policy) => {
  test.each(Object.keys(later))('is kept after %s if its policy says so', async (answer) => {
    answers = [later[answer] ?? expect.fail(), later[answer] ?? expect.fail()];
    const outgoing = createOutgoing(access, guest);
    await send(name as SdkCallName, outgoing);
    await send(name as SdkCallName, outgoing);
    expect(countLeft()).toBe(policy === 'stored' ? 1 : 0);
    await send(name as SdkCallName, outgoing);
    expect(countLeft()).toBe(0);
    expect(new Set(listKeys()).size).toBe(1);
    expect(listKeys()[0] === null).toBe(policy !== 'stored');
  });

  test.each(Object.keys(final))('is not kept after %s', async (answer) => {
    answers = [final[answer] ?? expect.fail()];
    await send(name as SdkCallName);
    expect(countLeft()).toBe(0);
  });
});

test('what an earlier page left is sent under its key, as its own visitor', async () => {
  answers = [later['500'] ?? expect.fail()];
  await send('surveys.answer');
  const [repeat] = createOutgoing(access, other).listLeft();
  await repeat?.();
  expect(countLeft()).toBe(0);
  expect(new Set(listKeys()).size).toBe(1);
  expect(sent.map(({ headers }) => headers.get('gleap-id'))).toEqual(['v1', 'v1']);
});

test('what is older than the server knows its key is not sent again', async () => {
  answers = [later['500'] ?? expect.fail()];
  await send('conversations.send');
  const tomorrow = () => Date.now() + 24 * 60 * 60 * 1000;
  expect(createOutgoing(access, guest, tomorrow).listLeft()).toEqual([]);
});

test('without browser storage a write is sent all the same', async () => {
  vi.stubGlobal('localStorage', undefined);
  await send('featureRequests.create');
  expect(sent).toHaveLength(1);
});
