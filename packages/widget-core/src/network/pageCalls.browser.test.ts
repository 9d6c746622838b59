import { afterEach, describe, expect, test, vi } from 'vitest';
import { createWindowClock } from '../scope/clock';
import { createGuard } from '../scope/guard';
import { describeRequest } from '../ticket/describeRequest';
import { createNetworkLog } from './createNetworkLog';
import { patchFetch } from './patchFetch';
import { patchXhr } from './patchXhr';

// What a page's own calls see while they are logged: the same as without the log.

const plainFetch = window.fetch;
let stops: (() => void)[] = [];

/** Logs the calls of the page, over its own network or one that a test plays. */
function logged(answer: typeof fetch = plainFetch) {
  const log = createNetworkLog({ now: Date.now, isOwn: () => false });
  const guard = createGuard(() => undefined);
  window.fetch = answer;
  const clock = createWindowClock(window, guard);
  stops = [patchFetch(window, log, guard, clock), patchXhr(window, log, guard, clock.now)];
  return () => log.list(describeRequest).at(-1);
}
afterEach(() => {
  for (const stop of stops) stop();
  window.fetch = plainFetch;
});

const here = `${location.origin}/`;
const text = { headers: { 'content-type': 'text/plain' } };

/** A word every frame, for ever. */
async function slowWord(controller: ReadableStreamDefaultController) {
  await new Promise(requestAnimationFrame);
  controller.enqueue(new TextEncoder().encode('word '));
}

describe('fetch', () => {
  test('aborted before its answer fails with the page’s own reason', async () => {
    const last = logged();
    const abort = new AbortController();
    const answer = fetch(here, { signal: abort.signal });
    const reason = new Error('the visitor has gone on');
    abort.abort(reason);
    await expect(answer).rejects.toBe(reason);
    expect(last()).toMatchObject({ success: false, response: { statusText: reason.message } });
  });

  test('aborted while its body is read fails for the page as ever', async () => {
    const abort = new AbortController();
    logged(async () => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('begun'));
          abort.signal.addEventListener('abort', () => controller.error(abort.signal.reason));
        },
      });
      return new Response(body, text);
    });
    const response = await fetch(here, { signal: abort.signal });
    const read = response.text();
    abort.abort();
    await expect(read).rejects.toThrow();
  });

  test('its answer can be cloned and read as often as the page likes', async () => {
    logged(async () => new Response('hello', text));
    const response = await fetch(here);
    const copy = response.clone();
    expect([await copy.text(), await response.text(), response.bodyUsed]).toEqual(['hello', 'hello', true]);
  });

  test('is answered before its body has arrived, without waiting for the log', async () => {
    let end = () => {};
    logged(async () => {
      const body = new ReadableStream({
        start(controller) {
          end = () => {
            controller.enqueue(new TextEncoder().encode('late'));
            controller.close();
          };
        },
      });
      return new Response(body, text);
    });
    const response = await fetch(here);
    end();
    expect(await response.text()).toBe('late');
  });

  test('a page that cancels an endless stream does not wait for its end', async () => {
    logged(async () => new Response(new ReadableStream({ pull: slowWord }), text));
    const reader = (await fetch(here)).body?.getReader();
    await reader?.read();
    await expect(reader?.cancel()).resolves.toBeUndefined();
  });

  test.each([204, 304])('an answer without a body (%i) is no open request', async (status) => {
    const last = logged(async () => new Response(null, { status }));
    await fetch(here);
    await expect.poll(() => last()?.response?.responseText).toBe('');
  });

  test('headers and addresses that are lists are logged as the browser writes them', async () => {
    const last = logged();
    const address: unknown = [here];
    const values: unknown = ['a', 'b'];
    const expected = { url: here, request: { headers: { 'x-own': 'a,b' } } };
    await fetch(address as string, { headers: { 'x-own': values as string } });
    expect(last()).toMatchObject(expected);
    const request = new XMLHttpRequest();
    request.open('PUT', address as string);
    request.setRequestHeader('x-own', values as string);
    request.send();
    expect(last()).toMatchObject({ ...expected, type: 'PUT' });
    request.abort();
  });

  test('a request as the options of another is logged with its method and headers', async () => {
    const last = logged(async () => new Response('', text));
    await fetch(
      `${here}copy`,
      new Request(here, { method: 'POST', body: 'payload', headers: { 'x-own': 'a' } }),
    );
    expect(last()).toMatchObject({
      url: `${here}copy`,
      type: 'POST',
      request: { headers: { 'x-own': 'a' }, payload: '<content_type_not_supported>' },
    });
  });

  test('a request object is handed on unread', async () => {
    const request = new Request(here, { method: 'POST', body: 'payload' });
    const seen: unknown[] = [];
    logged(async (input) => {
      seen.push(input, request.bodyUsed);
      return new Response('', text);
    });
    await fetch(request);
    expect(seen).toEqual([request, false]);
    expect(await request.text()).toBe('payload');
  });
});

describe('code of the page', () => {
  const run = vi.fn(() => 'x-own');
  const text = { toString: run };
  const counted: RequestInit = {
    get method() {
      run();
      return 'POST';
    },
    get body() {
      run();
      return 'payload';
    },
    headers: Object.defineProperty({}, 'x-own', { get: run, enumerable: true }),
  };
  const request = () => {
    const sent = new XMLHttpRequest();
    sent.open(Object(text), here);
    sent.setRequestHeader(Object(text), Object(text));
  };

  test.each<[string, () => unknown]>([
    ['options of fetch', () => fetch(here, counted)],
    ['headers of fetch', () => fetch(here, { headers: { 'x-own': Object(text) } })],
    ['an address of fetch', () => fetch(Object({ toString: () => (run(), here) }))],
    ['a request', request],
  ])('runs as often as without the log: %s', async (_what, call) => {
    run.mockClear();
    await call();
    const times = run.mock.calls.length;
    logged();
    run.mockClear();
    await call();
    expect(run).toHaveBeenCalledTimes(times);
  });

  test('of a failure does not run', async () => {
    const reason = Object.defineProperty(new Error('own'), 'message', { get: run });
    const last = logged(() => Promise.reject(reason));
    run.mockClear();
    await expect(fetch(here)).rejects.toBe(reason);
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
    expect(last()).toMatchObject({ success: false });
  });
});

describe('XMLHttpRequest', () => {
  const listEvents = (request: XMLHttpRequest) => {
    const seen: string[] = [];
    for (const type of ['loadstart', 'load', 'abort', 'error', 'timeout', 'loadend'])
      request.addEventListener(type, () => seen.push(type));
    return seen;
  };
  const ended = (request: XMLHttpRequest) =>
    new Promise((resolve) => request.addEventListener('loadend', resolve));

  test('aborted rejects as it does without the log', async () => {
    const last = logged();
    const request = new XMLHttpRequest();
    const seen = listEvents(request);
    request.open('GET', here);
    request.send();
    request.abort();
    expect(seen).toEqual(['loadstart', 'abort', 'loadend']);
    expect([request.status, request.readyState]).toEqual([0, 0]);
    expect(last()).toMatchObject({ success: false });
  });

  test.each(['arraybuffer', 'blob'] as const)(
    'that requests a specific type (%s) gets it, and its text is not read',
    async (type) => {
      const last = logged();
      const request = new XMLHttpRequest();
      const seen = listEvents(request);
      request.open('GET', here);
      request.responseType = type;
      request.send();
      await ended(request);
      expect(seen).toEqual(['loadstart', 'load', 'loadend']);
      expect(Object.prototype.toString.call(request.response)).toMatch(/ArrayBuffer|Blob|Document/);
      expect(last()?.response?.responseText).toBe('<content_type_not_supported>');
    },
  );

  test('with much JSON costs the page no text of it', async () => {
    const last = logged();
    const list = JSON.stringify(Array.from({ length: 10_000 }, (_, id) => ({ id, name: 'a name' })));
    const address = URL.createObjectURL(new Blob([list], { type: 'application/json' }));
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'json';
    const write = vi.spyOn(JSON, 'stringify');
    request.send();
    await ended(request);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
    URL.revokeObjectURL(address);
    expect(request.response).toHaveLength(10_000);
    expect(last()?.response?.responseText).toBe('<content_too_large>');
  });

  test('used again for another call is logged as two', async () => {
    const last = logged();
    const request = new XMLHttpRequest();
    for (const method of ['GET', 'HEAD']) {
      request.open(method, here);
      request.send();
      await ended(request);
      expect(last()?.type).toBe(method);
    }
  });
});
