import { describe, expect, test } from 'vitest';
import { redactSecrets } from '../privacy/privacy';
import { cleanBody, cleanHeaders, describeRequest } from '../ticket/describeRequest';
import { isCapturedType, limitText, placeholder } from './capturedText';
import { createNetworkLog, type OpenRequest } from './createNetworkLog';

const request = (url: string, extra: Partial<OpenRequest> = {}): OpenRequest => ({
  url,
  method: 'GET',
  at: 1000,
  headers: [],
  ...extra,
});
const log = () =>
  createNetworkLog({ now: () => 1250, isOwn: (url) => url.startsWith('https://adlane.test/sdk') });

describe('captured requests', () => {
  test.each([
    [30, undefined, 30],
    [31, undefined, 30],
    [70, 70, 70],
    [71, 70, 70],
    [71, 500, 70],
    [5, 2, 2],
  ])('%i requests with a limit of %s: %i remain, the oldest are dropped', (made, limit, remaining) => {
    const requests = log();
    if (limit) requests.setMax(limit);
    for (let index = 1; index <= made; index += 1) requests.open(request(`https://a.test/${index}`));
    expect(requests.list(describeRequest)).toHaveLength(remaining);
    expect(requests.list(describeRequest).at(-1)?.url).toBe(`https://a.test/${made}`);
  });

  test('are open until they are closed', () => {
    const requests = log();
    const close = requests.open(request('https://a.test/x', { method: 'POST', payload: '{"a":1}' }));
    expect(requests.list(describeRequest)[0]?.response).toEqual({ responseText: '<request_still_open>' });
    close?.({ success: true, status: 200, statusText: 'OK', responseText: 'hi' });
    expect(requests.list(describeRequest)).toEqual([
      {
        url: 'https://a.test/x',
        type: 'POST',
        date: '1970-01-01T00:00:01.000Z',
        duration: 250,
        success: true,
        request: { headers: {}, payload: '{"a":1}' },
        response: { status: 200, statusText: 'OK', responseText: 'hi' },
      },
    ]);
  });

  test('our own and blacklisted addresses are never logged', () => {
    const requests = log();
    requests.blacklist(['analytics.test', '']);
    expect(requests.open(request('https://adlane.test/sdk/sessions'))).toBeUndefined();
    expect(requests.open(request('https://analytics.test/e'))).toBeUndefined();
    expect(requests.open(request('https://a.test/'))).toBeDefined();
  });

  test('ignore list and blacklist also apply to earlier requests', () => {
    const requests = log();
    requests.open(request('https://analytics.test/e'));
    requests.open(request('https://a.test/', { payload: 'secret=canary&id=1' }));
    requests.blacklist(['analytics.test']);
    requests.ignoreProps(['secret']);
    expect(requests.list(describeRequest).map(({ url, request: made }) => [url, made?.payload])).toEqual([
      ['https://a.test/', 'id=1'],
    ]);
  });

  test('a payload of more than 0.15 MB leaves a placeholder', () => {
    const requests = log();
    requests.open(request('https://a.test/', { payload: 'x'.repeat(160_000) }));
    expect(requests.list(describeRequest)[0]?.request?.payload).toBe('<content_too_large>');
  });

  test('secrets of URLs, headers and ignored properties are not stored', () => {
    const requests = log();
    requests.ignoreProps(['Card', 'x-private']);
    const close = requests.open(
      request('https://a.test/?token=canary', {
        headers: [
          ['Authorization', 'Bearer canary'],
          ['Cookie', 'canary'],
          ['X-Private', 'canary'],
          ['Accept', 'text/plain'],
        ],
        payload: '{"order":{"CARD":"canary","id":1}}',
      }),
    );
    close?.({ success: true, responseText: '[{"card":"canary","ok":true}]' });
    const text = JSON.stringify(requests.list(describeRequest));
    expect(text).not.toContain('canary');
    expect(requests.list(describeRequest)[0]?.request?.payload).toBe('{"order":{"id":1}}');
    expect(requests.list(describeRequest)[0]?.response?.responseText).toBe('[{"ok":true}]');
  });
});

test.each([
  [150_000, 'kept'],
  [150_001, 'replaced'],
  [160_000, 'replaced'],
])('a text of %i characters is %s', (length, what) => {
  expect(limitText('x'.repeat(length)) === placeholder.tooLarge).toBe(what === 'replaced');
});

test.each([
  [null, true],
  ['', true],
  ['application/json; charset=utf-8', true],
  ['text/html', true],
  ['application/atom+xml', true],
  ['image/png', false],
  ['application/octet-stream', false],
  ['text/event-stream', false],
])('content type %s is captured: %s', (type, captured) => {
  expect(isCapturedType(type)).toBe(captured);
});

test.each([
  'Authorization',
  'Cookie',
  'Set-Cookie',
  'X-Api-Key',
  'X-Access-Token',
  'X-CSRFToken',
  'apikey',
  'Gleap-Hash',
])('the value of the header %s stays out', (name) => {
  expect(cleanHeaders([[name, 'canary']], new Set())).toEqual({ [name]: '[redacted]' });
});

test.each([
  ['?accessToken=canary', '?accessToken=[redacted]'],
  ['?a=1&resetToken=canary#b', '?a=1&resetToken=[redacted]#b'],
  ['#id_token=canary', '#id_token=[redacted]'],
  ['?userPassword=canary', '?userPassword=[redacted]'],
  ['?X-Amz-Signature=canary', '?X-Amz-Signature=[redacted]'],
  ['?tokens=3&author=ada&design=new', '?tokens=3&author=ada&design=new'],
])('the URL %s is logged as %s', (address, logged) => {
  expect(redactSecrets(`https://a.test/${address}`)).toBe(`https://a.test/${logged}`);
});

test('bodies: forms are cleaned, texts that only look like JSON stay', () => {
  const ignored = new Set(['password']);
  expect(cleanBody('user=a&Password=b', ignored)).toBe('user=a');
  expect(cleanBody('{broken', ignored)).toBe('{broken');
  expect(cleanBody('plain text', ignored)).toBe('plain text');
  for (const text of [
    '{"a":1,"Password":"b',
    '{"password":"a"}\n{"password":"b"}',
    ')]}\',\n{"password":"a"}',
  ])
    expect(cleanBody(text, ignored)).toBe('<content_type_not_supported>');
  expect(cleanHeaders([['__proto__', 'x']], ignored)).toEqual({});
});

// A search that is quadratic takes minutes for such a text, and longer than a test may.
test.each(['a', '?', '?a', '&a=', '#token=', '%', '{', '[', 'a=', '"password"'])(
  '100 kB of %j in an address or body are cleaned without a blowup',
  (part) => {
    const text = part.repeat(100_000 / part.length);
    expect(redactSecrets(`https://a.test/${text}`)).toContain('https://a.test/');
    expect(typeof cleanBody(text, new Set(['password']))).toBe('string');
  },
);
