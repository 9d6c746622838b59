import { describe, expect, test, vi } from 'vitest';
import { handClock } from '../../test/handClock';
import type { HostWindow } from '../scope/scope';
import { type ApiRequest, createApi } from './createApi';
import { defaultRetryAfterMs } from './parseRetryAfter';

const visitor = { gleapId: 'v1', gleapHash: 'h1' };

/** Calls over a fetch that a test answers, and timers that it runs. */
function setUp(answer: (init: RequestInit) => Promise<Response>, session?: typeof visitor) {
  const requested: { url: string; init: RequestInit }[] = [];
  const timers = new Map<number, () => void>();
  const api = createApi({
    scope: {
      window: globalThis as unknown as HostWindow,
      clock: {
        now: () => 0,
        after(ms, run) {
          timers.set(ms, run);
          return () => void timers.delete(ms);
        },
        every: () => () => undefined,
      },
      fetch: async (input, init = {}) => {
        requested.push({ url: String(input), init });
        return answer(init);
      },
    },
    sdkKey: 'key-1',
    apiUrl: () => 'https://adlane.test/sdk',
    session: () => session,
  });
  return { api, requested, timers };
}
const ok = async () => Response.json({ a: 1 });
const get: ApiRequest = { method: 'GET', path: '/config/k' };
const post: ApiRequest = { method: 'POST', path: '/sessions', body: { lang: 'en' } };

describe('a call', () => {
  test.each<[string, typeof visitor | undefined, object]>([
    ['without a session names the project alone', undefined, { 'Api-Token': 'key-1' }],
    [
      'with one, the visitor and the secret too',
      visitor,
      { 'Api-Token': 'key-1', 'Gleap-Id': 'v1', 'Gleap-Hash': 'h1' },
    ],
  ])('%s', async (_what, session, headers) => {
    const { api, requested } = setUp(ok, session);
    expect(await api(get)).toEqual({ status: 200, body: { a: 1 } });
    expect(requested[0]?.url).toBe('https://adlane.test/sdk/config/k');
    expect(requested[0]?.init).toMatchObject({ method: 'GET', credentials: 'omit' });
    expect(requested[0]?.init.headers).toEqual(headers);
  });

  test('of another visitor names that one', async () => {
    const { api, requested } = setUp(ok, visitor);
    await api({ ...post, visitor: { gleapId: 'v2', gleapHash: 'h2' } });
    expect(requested[0]?.init.headers).toMatchObject({ 'Gleap-Id': 'v2', 'Gleap-Hash': 'h2' });
  });

  test('that reads has no body where the page writes all as JSON', async () => {
    vi.spyOn(JSON, 'stringify').mockReturnValue('"page"');
    const { api, requested } = setUp(ok);
    await api(get);
    vi.restoreAllMocks();
    expect(requested[0]?.init.body).toBeUndefined();
  });

  test('sends objects as JSON, texts as they are, forms as forms', async () => {
    const { api, requested } = setUp(ok);
    const form = new FormData();
    for (const body of [{ lang: 'en' }, '{"type":"BUG"}', form]) await api({ ...post, body });
    expect(requested.map(({ init }) => init.body)).toEqual(['{"lang":"en"}', '{"type":"BUG"}', form]);
    const types = requested.map(({ init }) => new Headers(init.headers).get('content-type'));
    expect(types).toEqual(['application/json', 'application/json', null]);
  });

  test.each([
    [post, true],
    [{ ...post, body: 'x'.repeat(19_999) }, true],
    [{ ...post, body: 'x'.repeat(20_000) }, false],
    [{ ...post, body: new FormData() }, false],
    [get, false],
  ])('goes on after the page is left if browsers allow it: %#', async (request, isAllowed) => {
    const { api, requested } = setUp(ok);
    await api(request);
    expect(requested[0]?.init.keepalive).toBe(isAllowed);
  });

  test.each<[string, () => Promise<Response>, object]>([
    ['an error', async () => new Response('', { status: 500 }), { status: 500, body: undefined }],
    ['a page of HTML', async () => new Response('<h1>no</h1>'), { status: 200, body: undefined }],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), { status: 0, body: undefined }],
  ])('never rejects: %s', async (_what, answer, expected) => {
    expect(await setUp(answer).api(post)).toEqual(expected);
  });

  test.each([
    [undefined, 20_000],
    [60_000, 60_000],
  ])('that hangs is given up, with a limit of %s after %i ms', async (timeoutMs, ms) => {
    const hang = ({ signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      });
    const { api, timers } = setUp(hang);
    const settle = vi.fn();
    const answer = api({ ...post, timeoutMs });
    void answer.then(settle);
    expect([...timers.keys()]).toEqual([ms]);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(settle).not.toHaveBeenCalled();
    timers.get(ms)?.();
    expect(await answer).toEqual({ status: 0, body: undefined });
  });

  test('that was answered leaves no timer', async () => {
    const { api, timers } = setUp(ok);
    await api(post);
    expect(timers.size).toBe(0);
  });
});

describe('a busy server:', () => {
  test.each<[number, string | undefined, number]>([
    [429, '5', 5000],
    [429, undefined, defaultRetryAfterMs],
    [429, 'soon', defaultRetryAfterMs],
    [429, '0', defaultRetryAfterMs],
    [429, '999999999', 3_600_000],
    [409, '2', 2000],
    [503, '20', 20_000],
    [500, 'soon', defaultRetryAfterMs],
  ])(
    'after %i with Retry-After %s no call of the path goes out for %i ms; others do',
    async (status, header, ms) => {
      const { clock, pass } = handClock();
      const paths: string[] = [];
      const api = createApi({
        scope: {
          window: globalThis as unknown as HostWindow,
          clock,
          async fetch(input) {
            paths.push(new URL(String(input)).pathname);
            return new Response('{}', { status, headers: header ? { 'retry-after': header } : {} });
          },
        },
        sdkKey: 'key-1',
        apiUrl: () => 'https://adlane.test',
        session: () => undefined,
      });
      expect(await api(post)).toEqual({ status, body: {}, retryAfterMs: ms });
      await api(get);
      pass(ms - 1);
      expect(await api(post)).toMatchObject({ status: 429, retryAfterMs: 1 });
      pass(1);
      await api(post);
      expect(paths).toEqual(['/sessions', '/config/k', '/sessions']);
    },
  );

  test.each([
    [200, '5'],
    [500, undefined],
    [409, undefined],
  ])('%i with Retry-After %s stops no call', async (status, header) => {
    const headers: Record<string, string> = header ? { 'retry-after': header } : {};
    const { api, requested } = setUp(async () => new Response('{}', { status, headers }));
    await api(post);
    expect(await api(post)).toEqual({ status, body: {} });
    expect(requested).toHaveLength(2);
  });

  test('a date in Retry-After is a time to wait', async () => {
    const headers = { 'retry-after': 'Thu, 01 Jan 1970 00:00:20 GMT' };
    const { api } = setUp(async () => new Response('{}', { status: 429, headers }));
    expect(await api(post)).toMatchObject({ retryAfterMs: 20_000 });
  });
});
