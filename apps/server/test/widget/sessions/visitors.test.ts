import { guides, idempotency_keys, rate_limits } from '@adlane/api-server/schema';
import { demoSdkKey } from '@adlane/mocks/world';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertLiveTooltip, insertTour } from '../../fixtures/rows/guideRows';
import { deleteRows, findRows, updateRows } from '../../fixtures/rows/rows';
import { listVisitorEvents } from '../../fixtures/rows/visitorRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let visitor: Record<string, string>;

const key = { 'api-token': demoSdkKey };

async function post(path: string, body: unknown, headers = visitor) {
  const answer = await test.request(`/sdk${path}`, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
}

const buildHeaders = (session: { gleapId: string; gleapHash: string }) => ({
  ...key,
  'gleap-id': session.gleapId,
  'gleap-hash': session.gleapHash,
});

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  visitor = buildHeaders((await post('/sessions', { lang: 'en' }, key)).body);
});
afterAll(() => test.close());

describe('identify', () => {
  const ann = {
    userId: 'u-1',
    name: 'Ann',
    email: 'ann@shop.test',
    value: 12.5,
    plan: 'pro',
    seats: 3,
    lang: 'de',
  };

  it('returns all of the sent data, flat or as custom data', async () => {
    const { status, body } = await post('/sessions/identify', ann);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      gleapId: visitor['gleap-id'],
      userId: 'u-1',
      name: 'Ann',
      value: 12.5,
      lang: 'de',
    });
    expect(body.customData).toEqual({ plan: 'pro', seats: 3 });
    expect((await post('/sessions', {})).body).toEqual(body);
  });

  it('accepts what pages send: numbers for texts, texts for numbers, no proof', async () => {
    const odd = {
      userId: 42,
      phone: 155501,
      value: ' 12.5',
      companyId: 7,
      plan: 3,
      sla: 'gold',
      createdAt: 170,
    };
    const { status, body } = await post('/sessions/identify', { ...odd, userHash: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId: '42', phone: '155501', value: 12.5 });
    expect(body.customData).toEqual({ companyId: 7, plan: 3, sla: 'gold', createdAt: 170 });
    const again = await post('/sessions/identify', odd);
    expect(again.body.gleapId).toBe(body.gleapId);
  });

  it('begins a new session for another user, and leaves the first one unchanged', async () => {
    const first = (await post('/sessions/identify', ann)).body;
    const second = (await post('/sessions/identify', { userId: 'u-2', name: 'Ben' })).body;
    expect(second.gleapId).not.toBe(first.gleapId);
    expect(second).toMatchObject({ userId: 'u-2', name: 'Ben', customData: {} });
    expect((await post('/sessions', {})).body).toEqual(first);
    expect((await post('/sessions', {}, buildHeaders(second))).body).toEqual(second);
  });

  it.each([
    ['null', 'null'],
    ['undefined', 'Undefined '],
    ['an object', '[object Object]'],
    ['spaces', '  '],
    ['nothing', ''],
    ['no text', null],
    ['256 characters', 'x'.repeat(256)],
    ['10 kB', 'x'.repeat(10_000)],
  ])('refuses a user id that is %s: the visitor stays a guest', async (_what, userId) => {
    expect((await post('/sessions/identify', { userId, name: 'Ann' })).status).toBe(422);
    const { body } = await post('/sessions', {});
    expect([body.gleapId, body.userId, body.name]).toEqual([visitor['gleap-id'], undefined, undefined]);
  });

  it.each([
    [255, 200],
    [256, 422],
  ])('answers names and ids of %i characters with %i', async (length, status) => {
    const long = 'x'.repeat(length);
    expect((await post('/sessions/identify', { userId: 'u-9', name: long })).status).toBe(status);
    expect((await post('/sessions/identify', { userId: long })).status).toBe(status);
  });

  it('refuses custom data of unlimited size', async () => {
    expect((await post('/sessions/identify', { userId: 'u-1', much: 'x'.repeat(70_000) })).status).toBe(422);
  });
});

describe('partialupdate', () => {
  it('changes the sent fields, clears null ones, and leaves the rest', async () => {
    const update = (data: unknown) =>
      post('/sessions/partialupdate', { data, type: 'js', sdkVersion: '13.9.3', ws: true });
    await update({ name: 'Ann', phone: '+155501', customData: { a: 1, b: { c: 2 } } });
    const { status, body } = await update({ phone: null, customData: { a: 2 }, lang: 'fr' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Ann', lang: 'fr', customData: { a: 2, b: { c: 2 } } });
    expect(body.phone).toBeUndefined();
    expect(body.userId).toBeUndefined();
  });
});

describe('the secret of a session', () => {
  it.each([
    // A start that changes nothing stores no key.
    ['start', '/sessions', { lang: 'de' }, 201],
    ['identify', '/sessions/identify', { userId: 'u-1' }, 200],
  ])(
    'is not stored with an Idempotency-Key of %s, and not sent to others with the same key',
    async (call, path, body, status) => {
      const keyed = { 'idempotency-key': `${call}-1` };
      const first = await post(path, body, { ...visitor, ...keyed });
      expect([first.status, first.body.gleapHash]).toEqual([status, visitor['gleap-hash']]);
      const rows = await findRows(test.ownerPool, idempotency_keys, { where: { key: `${call}-1` } });
      expect([rows.length, rows[0]?.answer]).toEqual([1, null]);
      const again = await post(path, body, { ...(call === 'start' ? key : visitor), ...keyed });
      expect([again.status, again.body.gleapHash]).toEqual([409, undefined]);
    },
  );
});

describe('concurrent changes', () => {
  const client = { type: 'js', sdkVersion: '13.9.3', ws: true };

  it('are all stored', async () => {
    const names = Array.from({ length: 12 }, (_none, index) => `key${index}`);
    await Promise.all(
      names.map((name) =>
        post('/sessions/partialupdate', { data: { customData: { [name]: name } }, ...client }),
      ),
    );
    expect(Object.keys((await post('/sessions', {})).body.customData)).toEqual(expect.arrayContaining(names));
  });

  it('never put two users into one session', async () => {
    const users = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(
      users.map((userId) => post('/sessions/identify', { userId, [`of-${userId}`]: true })),
    );
    expect(new Set(answers.map(({ body }) => body.gleapId)).size).toBe(users.length);
    for (const { body } of answers) expect(body.customData).toEqual({ [`of-${body.userId}`]: true });
  });
});

describe('dates of events', () => {
  it.each([
    ['+275760-09-13T00:00:00.000Z', true],
    ['-000100-01-01T00:00:00.000Z', true],
    ['0000-01-01T00:00:00.000Z', true],
    ['9999-12-31T00:00:00.000Z', true],
    ['no date', false],
  ])('%s does not affect the batch', async (date, isOff) => {
    const events = [
      { name: 'odd', date },
      { name: 'good', date: test.clock.now().toISOString() },
    ];
    const ping = { time: 1, events, opened: false, type: 'js', sdkVersion: '13.9.3', ws: true };
    expect((await post('/sessions/ping', ping)).status).toBe(200);
    const stored = await listVisitorEvents(test.ownerPool, visitor['gleap-id']);
    expect(stored.map(({ name, is_clock_off }) => ({ name, is_clock_off }))).toEqual([
      { name: 'odd', is_clock_off: isOff },
      { name: 'good', is_clock_off: false },
    ]);
  });
});

it('long names of events are cut, and the batch is stored', async () => {
  const name = `${'x'.repeat(254)}😀 and more`;
  const events = [name, 'good'].map((each) => ({ name: each, date: '' }));
  const ping = { time: 1, events, opened: false, type: 'js', sdkVersion: '13.9.3', ws: true };
  expect((await post('/sessions/ping', ping)).status).toBe(200);
  const stored = await listVisitorEvents(test.ownerPool, visitor['gleap-id']);
  expect(stored.map((event) => event.name)).toEqual(['x'.repeat(254), 'good']);
});

describe('the configuration', () => {
  const configured = async (lang: string) =>
    (await (await test.request(`/sdk/config/${demoSdkKey}?lang=${lang}`)).json()).flowConfig;

  it.each([
    ['ar', 'ar'],
    [undefined, 'en'],
  ])('is included in the start of a session on request, in its language (%s)', async (lang, answered) => {
    const { gleapId, flowConfig } = (await post('/sessions', { lang, config: true })).body;
    expect(gleapId).toBe(visitor['gleap-id']);
    expect(flowConfig).toEqual(await configured(answered));
    expect(flowConfig.localizationOptions.rtl).toBe(lang === 'ar');
  });

  it('is not included if only a session is requested', async () => {
    for (const body of [{ lang: 'en' }, { lang: 'en', config: false }, {}]) {
      expect((await post('/sessions', body)).body).not.toHaveProperty('flowConfig');
    }
  });
});

describe('guides', () => {
  it('are the live ones of the project', async () => {
    const list = await test.request(`/sdk/config/${demoSdkKey}/tooltips`);
    expect([list.status, Array.isArray(await list.json())]).toEqual([200, true]);
    expect(list.headers.get('cache-control')).toBe('public, max-age=60');
    for (const status of ['live', 'draft'] as const) {
      const { id } = await insertTour(test.ownerPool, status);
      const tour = await post('/outbound/producttours', { outboundId: String(id) });
      expect(tour.status).toBe(status === 'live' ? 200 : 404);
    }
    expect((await post('/outbound/producttours', { outboundId: '1 or 1=1' })).status).toBe(404);
  });

  it('are announced in the configuration, so that pages without any request none', async () => {
    const announced = async () => {
      const answer = await test.request(`/sdk/config/${demoSdkKey}?lang=en`);
      return ((await answer.json()) as { flowConfig: { hasTooltips: unknown } }).flowConfig.hasTooltips;
    };
    await insertLiveTooltip(test.ownerPool);
    expect(await announced()).toBe(true);
    await updateRows(test.ownerPool, guides, { status: 'draft' });
    expect(await announced()).toBe(false);
  });
});

describe('quotas', () => {
  const client = { type: 'js', sdkVersion: '13.9.3', ws: true };

  it.each([
    [
      'changes of a visitor',
      '/sessions/partialupdate',
      { data: { name: 'Ann' }, ...client },
      'sdk-contact-visitor',
      300,
    ],
    ['a visitor’s saying who they are', '/sessions/identify', { userId: 'u-1' }, 'sdk-contact-visitor', 300],
    ['pings', '/sessions/ping', { time: 1, events: [], opened: false, ...client }, 'sdk-ping-visitor', 3000],
  ])('%s are limited, and the answer says when to retry', async (_what, path, body, name, max) => {
    const call = () => test.request(`/sdk${path}`, { method: 'POST', headers: visitor, body });
    expect((await call()).status).toBe(200);
    // One use of this window is left; another caller has used the rest.
    await updateRows(test.ownerPool, rate_limits, { count: max - 1 }, like(rate_limits.key, `${name}:%`));
    expect((await call()).status).toBe(200);
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Other callers are served.
    visitor = buildHeaders((await post('/sessions', { lang: 'en' }, key)).body);
    expect((await call()).status).toBe(200);
  });

  const callLimited = async (name: string, max: number, call: () => ReturnType<TestApp['request']>) => {
    const first = (await call()).status;
    await updateRows(test.ownerPool, rate_limits, { count: max - 1 }, like(rate_limits.key, `${name}:%`));
    const last = (await call()).status;
    const refused = await call();
    await deleteRows(test.ownerPool, rate_limits, like(rate_limits.key, `${name}:%`));
    return { first, last, refused: refused.status, waits: Number(refused.headers.get('retry-after')) > 0 };
  };

  it('session starts are limited per address', async () => {
    const start = () => test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
    expect(await callLimited('sdk-pageLoad-address', 3000, start)).toEqual({
      first: 201,
      last: 201,
      refused: 429,
      waits: true,
    });
  });

  it('tours are limited per visitor, found or not', async () => {
    const requestTour = () =>
      test.request('/sdk/outbound/producttours', {
        method: 'POST',
        headers: visitor,
        body: { outboundId: '999' },
      });
    expect(await callLimited('sdk-tour-visitor', 300, requestTour)).toEqual({
      first: 404,
      last: 404,
      refused: 429,
      waits: true,
    });
  });

  it('reports are limited per project, because visitors cost nothing', async () => {
    const report = async () => {
      const headers = buildHeaders((await post('/sessions', { lang: 'en' }, key)).body);
      return test.request('/sdk/bugs/v2', { method: 'POST', headers, body: { type: 'BUG' } });
    };
    expect(await callLimited('sdk-ticket-project', 3000, report)).toEqual({
      first: 201,
      last: 201,
      refused: 429,
      waits: true,
    });
  });
});

describe('later clients', () => {
  it('send their events by another name, to the same effect', async () => {
    const body = {
      time: 1,
      events: [{ name: 'clicked', date: test.clock.now().toISOString() }],
      opened: false,
      type: 'js',
      sdkVersion: '16.4.0',
      ws: true,
    };
    expect((await post('/sessions/events', body)).status).toBe(200);
    const events = await listVisitorEvents(test.ownerPool, visitor['gleap-id']);
    expect(events.map(({ name }) => name)).toEqual(['clicked']);
  });

  it('ask whether a tour may still run', async () => {
    const currentUrl = 'https://shop.test/';
    expect(
      (await post('/outbound/producttourvalidation', { outboundId: '999999', currentUrl })).body,
    ).toEqual({
      status: 'draft',
      passedPageFilter: false,
    });
  });
});
