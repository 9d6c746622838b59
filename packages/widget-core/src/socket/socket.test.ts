import { socketReconnectMs } from '@adlane/contract/constants';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Clock } from '../scope/clock';
import type { Guard } from '../scope/guard';
import type { HostWindow } from '../scope/scope';
import { parseUpdate, reconnectSpreadMs, startSocket } from './startSocket';

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  isClosed = false;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  open() {
    this.onopen?.();
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
    this.onclose?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  Object.assign(http, { status: 200, body: {}, delayMs: 0, requested: [] });
});
afterEach(() => vi.useRealTimers());

const guard: Guard = { wrap: (fn) => fn, detach: () => undefined };
const clock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
  every(ms, run) {
    const id = setInterval(run, ms);
    return () => clearInterval(id);
  },
};

/** Answers of the server without a socket, and the requests. */
const http = { status: 200, body: {} as object, delayMs: 0, requested: [] as unknown[] };

function setUp(WebSocket: unknown = FakeSocket, address = 'wss://adlane.test/sdk/realtime') {
  let visitor: { gleapId: string; gleapHash: string } | undefined = { gleapId: 'v 1', gleapHash: 'h&1' };
  let notify = () => {};
  let isOpen = false;
  const updates: unknown[] = [];
  const stop = startSocket({
    scope: { window: { WebSocket } as unknown as HostWindow, clock, guard },
    sdkKey: 'k',
    wsApiUrl: () => address,
    async api({ path, body }) {
      http.requested.push([path, body]);
      const { delayMs, ...answer } = http;
      if (delayMs > 0) await new Promise<void>((resolve) => void clock.after(delayMs, resolve));
      return answer;
    },
    sessionSeconds: () => 7,
    isOpen: () => isOpen,
    session: {
      current: () => visitor,
      subscribe: (listener) => {
        notify = () => listener(visitor);
      },
    },
    onUpdate: (update) => updates.push(update),
  });
  return {
    stop,
    updates,
    open(shown: boolean) {
      isOpen = shown;
    },
    become(next: typeof visitor) {
      visitor = next;
      notify();
    },
  };
}
const latest = () => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('No socket was opened.');
  return socket;
};

test('connects with the visitor in the query, encoded', () => {
  setUp();
  expect(latest().url).toBe(
    'wss://adlane.test/sdk/realtime?gleapId=v%201&gleapHash=h%261&apiKey=k&sdkVersion=13.9.3',
  );
});

test('without an address none is opened', () => {
  setUp(FakeSocket, '');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toEqual([]);
});

test('sends PING every 10 s', () => {
  setUp();
  latest().open();
  vi.advanceTimersByTime(9_999);
  expect(latest().sent).toEqual([]);
  vi.advanceTimersByTime(10_001);
  expect(latest().sent).toEqual(['PING', 'PING']);
});

test('is back between 5 and 7 s after a close, and not before', () => {
  setUp();
  latest().open();
  latest().close();
  vi.advanceTimersByTime(4_999);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(2_001);
  expect(FakeSocket.all).toHaveLength(2);
});

test('one that never opens is tried less and less often, each minute at last', () => {
  setUp();
  const tries: number[] = [];
  const start = Date.now();
  for (let count = 1; count < 20; count += 1) {
    latest().close();
    while (FakeSocket.all.length === count) vi.advanceTimersByTime(1000);
    tries.push(Math.floor((Date.now() - start) / 1000));
  }
  const gaps = tries.map((at, index) => at - (tries[index - 1] ?? 0));
  expect(gaps[0]).toBeLessThanOrEqual(7);
  expect(gaps[3]).toBeGreaterThanOrEqual(20);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(62);
  expect(gaps.at(-1)).toBeGreaterThanOrEqual(60);
});

test('a thousand pages that are closed at once are spread evenly over their way back', () => {
  for (let page = 0; page < 1000; page += 1) setUp();
  const closed = [...FakeSocket.all];
  for (const socket of closed) socket.open();
  for (const socket of closed) socket.close();
  vi.advanceTimersByTime(socketReconnectMs - 1);
  const stepMs = reconnectSpreadMs / 10;
  const attempts = Array.from({ length: 10 }, () => {
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(stepMs);
    return FakeSocket.all.length - before;
  });
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2000);
  expect(Math.min(...attempts)).toBeGreaterThan(50);
  expect(Math.max(...attempts)).toBeLessThan(150);
});

test('pages that a busy server refused at once return spread over more time than before', () => {
  for (let page = 0; page < 1000; page += 1) setUp();
  const refused = [...FakeSocket.all];
  for (const socket of refused) socket.open();
  for (const socket of refused) socket.close();
  vi.advanceTimersByTime(socketReconnectMs + reconnectSpreadMs);
  const again = FakeSocket.all.slice(refused.length);
  for (const socket of again) socket.close();
  vi.advanceTimersByTime(2 * socketReconnectMs + reconnectSpreadMs);
  const early = FakeSocket.all.length - refused.length - again.length;
  expect(early).toBeGreaterThan(350);
  expect(early).toBeLessThan(650);
  vi.advanceTimersByTime(reconnectSpreadMs);
  expect(FakeSocket.all).toHaveLength(3000);
});

test('a server that restarts gets no requests from pages whose socket had opened, until it seems blocked', async () => {
  http.status = 0;
  setUp();
  latest().open();
  latest().close();
  const failNext = async () => {
    const before = FakeSocket.all.length;
    while (FakeSocket.all.length === before) await vi.advanceTimersByTimeAsync(1000);
    latest().close();
    await vi.advanceTimersByTimeAsync(2500);
  };
  await failNext();
  await failNext();
  expect(http.requested).toEqual([]);
  await failNext();
  expect(http.requested).not.toEqual([]);
});

describe('where no socket gets through', () => {
  const requested = [
    '/sessions/ping',
    { time: 7, events: [], opened: false, type: 'js', sdkVersion: '13.9.3', ws: false },
  ];

  test('its messages are requested every 2.5 s until a socket opens', async () => {
    const { updates } = setUp();
    latest().close();
    http.body = { a: [{ actionType: 'banner' }], u: 2 };
    await vi.advanceTimersByTimeAsync(2500);
    expect(http.requested).toEqual([requested]);
    expect(updates).toEqual([{ actions: [{ actionType: 'banner' }], unread: 2 }]);
    await vi.advanceTimersByTimeAsync(2400);
    expect(http.requested).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5000);
    const before = http.requested.length;
    expect(before).toBeGreaterThan(1);
    latest().open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(http.requested).toHaveLength(before);
  });

  test('one that was open and closes is waited for, not requested around', async () => {
    setUp();
    latest().open();
    latest().close();
    await vi.advanceTimersByTimeAsync(4900);
    expect(http.requested).toEqual([]);
  });

  test('a server that does not answer is left alone until the next socket has failed', async () => {
    http.status = 0;
    const { updates } = setUp();
    latest().close();
    await vi.advanceTimersByTimeAsync(4900);
    expect(http.requested).toHaveLength(1);
    expect(updates).toEqual([]);
    await vi.advanceTimersByTimeAsync(2100);
    latest().close();
    await vi.advanceTimersByTimeAsync(2500);
    expect(http.requested).toHaveLength(2);
  });

  describe('an answer that is on its way', () => {
    const update = { actions: [{ actionType: 'banner' }], unread: 2 };

    /** Starts a request whose answer takes a second. */
    async function request() {
      http.body = { a: update.actions, u: update.unread };
      http.delayMs = 1000;
      const widget = setUp();
      latest().close();
      await vi.advanceTimersByTimeAsync(2500);
      expect(http.requested).toHaveLength(1);
      return widget;
    }

    test('is shown when a socket opens before it arrives', async () => {
      const { updates } = await request();
      latest().open();
      await vi.advanceTimersByTimeAsync(1000);
      expect(updates).toEqual([update]);
    });

    test('is shown when a later request fails before it arrives', async () => {
      http.body = { a: update.actions, u: update.unread };
      http.delayMs = 3000;
      const { updates } = setUp();
      latest().close();
      await vi.advanceTimersByTimeAsync(2500);
      Object.assign(http, { status: 0, delayMs: 0 });
      await vi.advanceTimersByTimeAsync(2500);
      expect(http.requested).toHaveLength(2);
      expect(updates).toEqual([]);
      await vi.advanceTimersByTimeAsync(1000);
      expect(updates).toEqual([update]);
    });

    test('is dropped for another visitor', async () => {
      const { become, updates } = await request();
      become({ gleapId: 'v2', gleapHash: 'h2' });
      await vi.advanceTimersByTimeAsync(1000);
      expect(updates).toEqual([]);
    });

    test('is dropped after the stop', async () => {
      const { stop, updates } = await request();
      stop();
      await vi.advanceTimersByTimeAsync(1000);
      expect(updates).toEqual([]);
    });
  });

  test('nothing is requested while the widget is open, nor after the stop', async () => {
    const { open, stop } = setUp();
    latest().close();
    open(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(http.requested).toEqual([]);
    open(false);
    await vi.advanceTimersByTimeAsync(2500);
    expect(http.requested).toHaveLength(1);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(http.requested).toHaveLength(1);
  });
});

test('another visitor gets another socket at once, no visitor none', () => {
  const { become } = setUp();
  become({ gleapId: 'v2', gleapHash: 'h2' });
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[0]?.isClosed).toBe(true);
  become(undefined);
  expect(latest().isClosed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('after the stop it stays closed', () => {
  const { stop } = setUp();
  stop();
  expect(latest().isClosed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a page that forbids sockets is left alone', () => {
  class Forbidden {
    constructor() {
      throw new Error('SecurityError');
    }
  }
  expect(() => setUp(Forbidden)).not.toThrow();
});

test.each([
  [
    '{"name":"update","data":{"a":[{"actionType":"banner"}],"u":3}}',
    { actions: [{ actionType: 'banner' }], unread: 3 },
  ],
  ['{"name":"update","data":{}}', { actions: [], unread: undefined }],
  ['{"name":"update","data":{"u":-1,"a":"x"}}', { actions: [], unread: undefined }],
  ['{"name":"other","data":{"u":3}}', undefined],
  ['{"name":"update"}', undefined],
  ['null', undefined],
  ['PONG', undefined],
])('reads %s', (text, update) => {
  expect(parseUpdate(text)).toEqual(update);
});
