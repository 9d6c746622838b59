import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { createWindowClock } from '../scope/clock';
import { createGuard } from '../scope/guard';
import { describeRequest } from '../ticket/describeRequest';
import { createNetworkLog } from './createNetworkLog';
import { patchFetch } from './patchFetch';
import { patchXhr } from './patchXhr';

const plainFetch = window.fetch;
const plainOpen = XMLHttpRequest.prototype.open;
let stops: (() => void)[] = [];

/** Patches the page over a server that answers as the test says. */
function setUp(answer: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response> = plainFetch) {
  const log = createNetworkLog({ now: Date.now, isOwn: (url) => url.includes('/sdk/') });
  const guard = createGuard(() => undefined);
  window.fetch = answer;
  const clock = createWindowClock(window, guard);
  stops = [patchFetch(window, log, guard, clock), patchXhr(window, log, guard, clock.now)];
  return log;
}

afterEach(() => {
  for (const stop of stops) stop();
  window.fetch = plainFetch;
  vi.restoreAllMocks();
});

const json = (value: unknown) => Response.json(value);

describe('fetch', () => {
  test('the page gets its very response, unread', async () => {
    const response = json({ a: 1 });
    const log = setUp(async () => response);
    expect(await fetch('/x')).toBe(response);
    expect(response.bodyUsed).toBe(false);
    expect(await response.json()).toEqual({ a: 1 });
    await eventually(() =>
      expect(log.list(describeRequest)[0]).toMatchObject({
        type: 'GET',
        success: true,
        response: { status: 200, responseText: '{"a":1}' },
      }),
    );
  });

  test('a failure reaches the page as it was', async () => {
    const error = new TypeError('Failed to fetch');
    const log = setUp(() => Promise.reject(error));
    await expect(fetch('/x')).rejects.toBe(error);
    expect(log.list(describeRequest)[0]).toMatchObject({
      success: false,
      response: { statusText: 'Failed to fetch' },
    });
  });

  test('arguments and receiver are handed on untouched', async () => {
    const seen: unknown[] = [];
    setUp(async function (this: unknown, ...args: unknown[]) {
      seen.push(this, ...args);
      return json({});
    });
    const init = { method: 'POST', body: '{"a":1}' };
    await window.fetch('/x', init);
    expect(seen[0]).toBe(window);
    expect(seen[1]).toBe('/x');
    expect(seen[2]).toBe(init);
  });

  test('a stream that the page cancels is released by the log', async () => {
    let isCancelled = false;
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(50_000))),
      cancel: () => {
        isCancelled = true;
      },
    });
    const log = setUp(async () => new Response(stream, { headers: { 'content-type': 'text/plain' } }));
    const response = await fetch('/stream');
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await eventually(() => {
      expect(isCancelled).toBe(true);
      expect(log.list(describeRequest)[0]?.response?.responseText).toBe('<content_too_large>');
    });
  });

  test('event streams and pictures are not read', async () => {
    const types = ['text/event-stream', 'image/png'];
    const log = setUp(async () => new Response('abc', { headers: { 'content-type': types.shift() ?? '' } }));
    await fetch('/a');
    await fetch('/b');
    await eventually(() =>
      expect(log.list(describeRequest).map(({ response }) => response?.responseText)).toEqual([
        '<content_type_not_supported>',
        '<content_type_not_supported>',
      ]),
    );
  });

  test('a body of 0.16 MB leaves a placeholder and reaches the page whole', async () => {
    const log = setUp(
      async () => new Response('x'.repeat(160_000), { headers: { 'content-type': 'text/plain' } }),
    );
    const response = await fetch('/big');
    expect(await response.text()).toHaveLength(160_000);
    await eventually(() =>
      expect(log.list(describeRequest)[0]?.response?.responseText).toBe('<content_too_large>'),
    );
  });

  const small = (status: number) =>
    new Response('{"a":1}', {
      status,
      headers: { 'content-type': 'application/json', 'content-length': '7' },
    });

  test('of 100 small answers that went well the texts of the last 30 are read, together and later', async () => {
    const log = setUp(async () => small(200));
    const read = vi.spyOn(Response.prototype, 'text');
    for (let made = 0; made < 100; made += 1) expect(await (await fetch('/x')).json()).toEqual({ a: 1 });
    expect(read).not.toHaveBeenCalled();
    await eventually(() => expect(read).toHaveBeenCalledTimes(30));
    const texts = () => log.list(describeRequest).map(({ response }) => response?.responseText);
    await eventually(() => expect(texts()).toEqual(Array.from({ length: 30 }, () => '{"a":1}')));
    expect(read).toHaveBeenCalledTimes(30);
  });

  test('the text of a failed answer is read at once; others when a report needs them', async () => {
    const statuses = [500, 200];
    const log = setUp(async () => small(statuses.shift() ?? 200));
    const read = vi.spyOn(Response.prototype, 'text');
    const texts = () => log.list(describeRequest).map(({ response }) => response?.responseText);
    await fetch('/wrong');
    await fetch('/well');
    await eventually(() => expect(texts()).toEqual(['{"a":1}', '<request_still_open>']));
    expect(read).toHaveBeenCalledOnce();
    expect(log.readTexts()).toBe(true);
    await eventually(() => expect(texts()).toEqual(['{"a":1}', '{"a":1}']));
    expect(log.readTexts()).toBe(false);
  });

  test('our own calls are never logged', async () => {
    const log = setUp(async () => json({}));
    await fetch('https://adlane.test/sdk/sessions');
    expect(log.list(describeRequest)).toEqual([]);
  });

  test('an unusable argument fails as it does without us', async () => {
    setUp(plainFetch);
    await expect(fetch('http://')).rejects.toThrow(TypeError);
  });
});

describe('XMLHttpRequest', () => {
  const run = (use: (request: XMLHttpRequest) => void) =>
    new Promise<XMLHttpRequest>((resolve) => {
      const request = new XMLHttpRequest();
      request.addEventListener('loadend', () => resolve(request));
      use(request);
    });

  test('is logged with method, headers without secrets, payload and answer', async () => {
    const log = setUp();
    const request = await run((xhr) => {
      xhr.open('post', '/nothing-here');
      xhr.setRequestHeader('X-Trace', '1');
      xhr.setRequestHeader('X-Trace', '2');
      xhr.setRequestHeader('Authorization', 'Bearer canary');
      xhr.send('a=1');
    });
    const entry = () => log.list(describeRequest)[0];
    await eventually(() =>
      expect(entry()).toMatchObject({
        type: 'POST',
        request: { payload: 'a=1' },
        response: { status: request.status },
      }),
    );
    expect(JSON.stringify(entry())).not.toContain('canary');
  });

  test('errors of wrong use are the page’s to see', () => {
    setUp();
    const request = new XMLHttpRequest();
    expect(() => request.send()).toThrow(DOMException);
    expect(() => request.setRequestHeader('a', 'b')).toThrow(DOMException);
  });
});

test('stop gives the page its own functions back', () => {
  setUp();
  expect(window.fetch).not.toBe(plainFetch);
  for (const stop of stops) stop();
  expect(window.fetch).toBe(plainFetch);
  expect(XMLHttpRequest.prototype.open).toBe(plainOpen);
});
