import { describe, expect, test, vi } from 'vitest';
import { createEventLog, type LogEvent } from '../events/createEventLog';
import { type EventStreamOptions, startEventStream } from '../events/startEventStream';
import { maskValue, redactSecrets } from '../privacy/privacy';
import { createGuard } from '../scope/guard';
import type { HostWindow } from '../scope/scope';
import { createRing } from './createRing';
import { describeAll } from './describe';
import { type LogEntry, startConsoleLog } from './startConsoleLog';

const clock = { now: () => Date.UTC(2026, 0, 2) };

test.each([
  [500, 500, 0],
  [501, 500, 1],
  [1700, 500, 1200],
])('%i entries in a ring of 500: %i stay, from number %i', (pushed, listed, first) => {
  const ring = createRing<number>(500);
  for (let index = 0; index < pushed; index += 1) ring.push(index);
  expect(ring.list()).toHaveLength(listed);
  expect(ring.list()[0]).toBe(first);
});

const zeros = (length: number) => Array.from({ length }, () => 0);

// Only a browser has nodes: see `describe.browser.test.ts`.
vi.stubGlobal('Node', class {});

describe('a log text', () => {
  test('is cut to 1000 characters', () => {
    expect(describeAll(['x'.repeat(1000)])).toHaveLength(1000);
    expect(describeAll(['x'.repeat(1001)])).toHaveLength(1000);
    expect(describeAll(['a'.repeat(600), { b: 'c'.repeat(600) }])).toHaveLength(1000);
  });

  test('survives cycles, proxies that throw and deep structures', () => {
    const cycle: Record<string, unknown> = { a: 1 };
    cycle.self = cycle;
    const refuse = () => {
      throw new Error('no');
    };
    expect(describeAll(['x', 1, null, cycle])).toBe('x 1 null {"a":1,"self":[circular]}');
    expect(describeAll([new Proxy({}, { ownKeys: refuse })])).toBe('[unreadable]');
    expect(describeAll([{ a: { b: { c: { d: { e: 1 } } } } }])).toContain('[…]');
  });

  test.each([
    ['an empty list', [], '[]'],
    ['a list with a hole', Object.assign([1], { 2: 'b' }), '[1,undefined,"b"]'],
    ['50 entries', zeros(50), `[${'0,'.repeat(49)}0]`],
    ['51 entries', zeros(51), `[${'0,'.repeat(50)}…]`],
    ['50 fields', { ...zeros(50) }, /"49":0}$/],
    ['51 fields', { ...zeros(51) }, /"49":0,…}$/],
    ['bytes', new Uint8Array(5_000_000), '[5000000 bytes]'],
    ['a function', [function save() {}], '[[function save]]'],
  ])('shows %s', (_what, value, text) => {
    expect(describeAll([value])).toMatch(text);
  });

  const run = vi.fn(() => 'run');
  test.each<[string, unknown, string]>([
    [
      'getters',
      Object.defineProperty({ a: 1 }, 'b', { get: run, enumerable: true }),
      '{"a":1,"b":"[getter]"}',
    ],
    ['a getter of a list', Object.defineProperty([1, 2], 1, { get: run }), '[1,"[getter]"]'],
    [
      'a getter of a class',
      new (class {
        get nodeType() {
          return run();
        }
      })(),
      '{}',
    ],
    [
      'a static name',
      class {
        static get name() {
          return run();
        }
      },
      '[function ]',
    ],
    ['a proxy', new Proxy({ a: 1 }, { get: run }), '{"a":1}'],
    ['a proxy of a list', new Proxy([1, 2], { get: run }), '[1,2]'],
    ['toJSON', { a: 1, nested: { toJSON: run } }, '{"a":1,"nested":{"toJSON":[function Mock]}}'],
    [
      'toString and valueOf',
      { toString: run, valueOf: run },
      '{"toString":[function Mock],"valueOf":[function Mock]}',
    ],
  ])("runs none of the page's code: %s", (_what, value, text) => {
    run.mockClear();
    expect(describeAll([value])).toBe(text);
    expect(run).not.toHaveBeenCalled();
  });
});

function fakeConsole() {
  const print = vi.fn<(...values: unknown[]) => void>();
  const console = { log: print, info: print, debug: print, warn: print, error: print };
  return { print, window: Object.assign(new EventTarget(), { console }) };
}

test('the console prints as before, entries carry their priority, stop restores', () => {
  const { print, window } = fakeConsole();
  const entries = createRing<LogEntry>(500);
  const stop = startConsoleLog({ window, clock, guard: createGuard(() => undefined), entries });
  window.console.log('hello', 1);
  window.console.warn('careful');
  window.console.error('broken');
  expect(print.mock.calls).toEqual([['hello', 1], ['careful'], ['broken']]);
  expect(entries.list()).toEqual([
    { log: 'hello 1', priority: 'INFO', date: '2026-01-02T00:00:00.000Z' },
    { log: 'careful', priority: 'WARNING', date: '2026-01-02T00:00:00.000Z' },
    { log: 'broken', priority: 'ERROR', date: '2026-01-02T00:00:00.000Z' },
  ]);
  stop();
  expect(window.console.log).toBe(print);
});

test('an object that logs when it is read adds one line', () => {
  const { print, window } = fakeConsole();
  const entries = createRing<LogEntry>(500);
  startConsoleLog({ window, clock, guard: createGuard(() => undefined), entries });
  const watched: object = new Proxy(
    { title: 'cart' },
    {
      ownKeys(target) {
        window.console.warn('read', watched);
        return Reflect.ownKeys(target);
      },
    },
  );
  window.console.log(watched);
  window.console.log('next');
  expect(entries.list().map(({ log }) => log)).toEqual(['{"title":"cart"}', 'next']);
  // Of the page, the first line and the warning are printed, each once.
  expect(print).toHaveBeenCalledTimes(3);
});

test('a console patched after us stays patched on stop, and ours no longer logs', () => {
  const { window } = fakeConsole();
  const entries = createRing<LogEntry>(500);
  const stop = startConsoleLog({ window, clock, guard: createGuard(() => undefined), entries });
  const ours = window.console.log;
  const theirs = vi.fn((...values: unknown[]) => ours(...values));
  window.console.log = theirs;
  stop();
  window.console.log('later');
  expect(window.console.log).toBe(theirs);
  expect(entries.list()).toEqual([]);
});

/** An event of a page, as a browser makes it. */
const happening = (type: string, more: object) => Object.assign(new Event(type), more);

test('uncaught errors and rejections of the page are logged as errors, until stopped', () => {
  const { window } = fakeConsole();
  const entries = createRing<LogEntry>(500);
  const stop = startConsoleLog({ window, clock, guard: createGuard(() => undefined), entries });
  const broken = Object.assign(new Error('cart is undefined'), { stack: undefined });
  window.dispatchEvent(happening('error', { error: broken, message: 'Uncaught Error: cart is undefined' }));
  window.dispatchEvent(happening('error', { error: null, message: 'Script error.' }));
  // An image that fails to load is no script error.
  window.dispatchEvent(happening('error', {}));
  window.dispatchEvent(happening('unhandledrejection', { reason: { code: 7 } }));
  stop();
  window.dispatchEvent(happening('error', { error: broken, message: 'later' }));
  expect(entries.list().map(({ log, priority }) => [priority, log])).toEqual([
    ['ERROR', 'Uncaught Error: cart is undefined'],
    ['ERROR', 'Uncaught Script error.'],
    ['ERROR', 'Unhandled rejection {"code":7}'],
  ]);
});

test.each([
  [500, 'event 0'],
  [501, 'event 1'],
])('of %i events 500 are stored for a ticket and to be sent, from %s', (tracked, first) => {
  const events = createEventLog(clock);
  for (let index = 0; index < tracked; index += 1) events.track(`event ${index}`);
  const unsent = events.drain();
  for (const listed of [events.list(), unsent]) {
    expect(listed).toHaveLength(500);
    expect(listed[0]?.name).toBe(first);
  }
  events.track('later');
  events.putBack(unsent);
  expect(
    events
      .drain()
      .map(({ name }) => name)
      .at(-1),
  ).toBe('later');
});

test.each([
  ['https://a.test/?token=abc&x=1', 'https://a.test/?token=[redacted]&x=1'],
  [
    '/p?access_token=a&api_key=b#id_token=c',
    '/p?access_token=[redacted]&api_key=[redacted]#id_token=[redacted]',
  ],
  ['/p?tokens=3&page=2', '/p?tokens=3&page=2'],
  ['/plain', '/plain'],
])('secrets of %s', (url, clean) => {
  expect(redactSecrets(url)).toBe(clean);
});

test('asterisks do not reveal the length of a long secret', () => {
  expect(maskValue('abc')).toBe('***');
  expect(maskValue('x'.repeat(400))).toHaveLength(40);
});

type Streaming = Partial<Pick<EventStreamOptions, 'api' | 'isSessionReady' | 'isWidgetOpen'>>;

/** Creates an event stream whose timers are run by hand. */
function stream(statuses: number[], own: Streaming = {}) {
  const timers = new Map<number, () => void>();
  const bodies: unknown[] = [];
  const events = createEventLog(clock);
  const page = new EventTarget();
  const stop = startEventStream({
    api: async ({ body }) => {
      bodies.push(body);
      const status = statuses.shift() ?? 200;
      return { status, body: {}, ...(status === 429 && { retryAfterMs: 2500 }) };
    },
    scope: {
      window: page as unknown as HostWindow,
      clock: {
        ...clock,
        after: () => () => undefined,
        every: (ms, run) => {
          timers.set(ms, run);
          return () => timers.delete(ms);
        },
      },
    },
    events,
    isSessionReady: () => true,
    isWidgetOpen: () => false,
    onTooltips: () => undefined,
    sessionSeconds: () => 12,
    ...own,
  });
  const tick = async (ms: number) => {
    timers.get(ms)?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { events, bodies, tick, stop, timers, page };
}

describe('the event stream', () => {
  test('sends every 2.5 s, only if there is something to send', async () => {
    const { events, bodies, tick } = stream([]);
    await tick(2500);
    expect(bodies).toEqual([]);
    events.track('sessionStarted');
    await tick(2500);
    await tick(2500);
    expect(bodies).toEqual([
      {
        time: 12,
        events: [{ name: 'sessionStarted', date: '2026-01-02T00:00:00.000Z' }],
        opened: false,
        type: 'js',
        sdkVersion: '13.9.3',
        ws: true,
      },
    ]);
  });

  test('pauses after 3 errors, goes on when the count is reset after 60 s, and loses nothing', async () => {
    const { events, bodies, tick } = stream([500, 0, 503]);
    events.track('a');
    for (let index = 0; index < 5; index += 1) await tick(2500);
    expect(bodies).toHaveLength(3);
    events.track('b');
    await tick(60_000);
    await tick(2500);
    expect(bodies).toHaveLength(4);
    expect(bodies[3]).toMatchObject({ events: [{ name: 'a' }, { name: 'b' }] });
  });

  test('one batch at a time; what came meanwhile goes with the next', async () => {
    const sent: unknown[] = [];
    let answer: (answer: { status: number; body: unknown }) => void = () => undefined;
    const { events, tick } = stream([], {
      api: ({ body }) => {
        sent.push(Object(body).events.map(({ name }: { readonly name: string }) => name));
        return new Promise((resolve) => (answer = resolve));
      },
    });
    events.track('a');
    await tick(2500);
    events.track('b');
    await tick(2500);
    expect(sent).toEqual([['a']]);
    answer({ status: 201, body: {} });
    await tick(2500);
    await tick(2500);
    expect(sent).toEqual([['a'], ['b']]);
  });

  test('nothing is sent before the session is ready, and the widget’s state goes along', async () => {
    let isReady = false;
    const { events, bodies, tick } = stream([], { isSessionReady: () => isReady, isWidgetOpen: () => true });
    events.track('a');
    await tick(2500);
    expect(bodies).toEqual([]);
    isReady = true;
    await tick(2500);
    expect(bodies).toMatchObject([{ opened: true, events: [{ name: 'a' }] }]);
  });

  test.each([
    [400, 0],
    [401, 0],
    [413, 0],
    [422, 0],
    [500, 1],
    [408, 1],
    [429, 1],
    [0, 1],
  ])('a batch answered with %i is sent again %i times', async (status, times) => {
    const { events, bodies, tick } = stream([status]);
    events.track('a');
    await tick(2500);
    await tick(2500);
    expect(bodies).toHaveLength(1 + times);
  });

  test.each(['pagehide', 'visibilitychange'])(
    'sends on %s what is not sent yet, while a request is in flight too, and each event once',
    async (type) => {
      const { events, bodies, page, tick } = stream([]);
      const names = () => bodies.map((body) => Object(body).events.map((event: LogEvent) => event.name));
      events.track('a');
      page.dispatchEvent(new Event(type));
      events.track('b');
      page.dispatchEvent(new Event(type));
      page.dispatchEvent(new Event(type));
      expect(names()).toEqual([['a'], ['b']]);
      await tick(2500);
      expect(names()).toEqual([['a'], ['b']]);
    },
  );

  test('stop ends both timers, and nothing is sent when the page is left', () => {
    const { stop, timers, events, bodies, page } = stream([]);
    stop();
    events.track('a');
    page.dispatchEvent(new Event('pagehide'));
    expect([timers.size, bodies.length]).toEqual([0, 0]);
  });
});
