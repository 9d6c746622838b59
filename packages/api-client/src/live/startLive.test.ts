import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../errors/HttpError';
import { type LiveSocket, startLive } from './startLive';

type FakeSocket = LiveSocket & { url: string; protocols: string[] };

function start(ticket: () => Promise<{ ticket: string; expires_at: string }>) {
  const sockets: FakeSocket[] = [];
  const invalidated: unknown[] = [];
  const stop = startLive({
    client: { realtime: { ticket } },
    queryClient: { invalidateQueries: async (filter) => void invalidated.push(filter?.queryKey ?? 'all') },
    baseUrl: 'https://app.example',
    random: () => 0.5,
    openSocket(url, protocols) {
      const socket: FakeSocket = {
        url,
        protocols,
        close: vi.fn(),
        onclose: null,
        onmessage: null,
        onopen: null,
      };
      sockets.push(socket);
      return socket;
    },
  });
  const at = (index: number): FakeSocket => {
    const socket = sockets[index];
    if (!socket) throw new Error(`There is no socket ${index}.`);
    return socket;
  };
  return { sockets, invalidated, stop, at };
}
const call = (socket: FakeSocket, name: 'onopen' | 'onmessage' | 'onclose', event: object = {}) =>
  Reflect.apply(socket[name] ?? (() => undefined), socket, [event]);
const say = (socket: FakeSocket, data: unknown) => call(socket, 'onmessage', { data });
const issue = async () => ({ ticket: 't1', expires_at: '' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('startLive', () => {
  it('sends the ticket in no URL and invalidates changed resources', async () => {
    const { at, invalidated } = start(issue);
    await vi.advanceTimersByTimeAsync(0);
    expect([at(0).url, at(0).protocols]).toEqual([
      'wss://app.example/api/v1/realtime/socket',
      ['adlane.live', 'ticket.t1'],
    ]);
    call(at(0), 'onopen');
    say(at(0), '{"type":"changed","resources":["leads","ads"]}');
    say(at(0), '{"type":"changed","resources":["*"]}');
    for (const noise of [
      '{',
      'null',
      '{"type":"other","resources":["leads"]}',
      '{"type":"changed","resources":"leads"}',
      new Blob(),
    ])
      say(at(0), noise);
    expect(invalidated).toEqual([['leads'], ['ads'], 'all']);
  });

  it('reconnects with growing pauses, then invalidates everything', async () => {
    const { sockets, at, invalidated } = start(issue);
    await vi.advanceTimersByTimeAsync(0);
    call(at(0), 'onopen');
    call(at(0), 'onclose', { code: 1006 });
    await vi.advanceTimersByTimeAsync(999);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    call(at(1), 'onclose', { code: 1006 });
    await vi.advanceTimersByTimeAsync(1999);
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(invalidated).toEqual([]);
    call(at(2), 'onopen');
    expect(invalidated).toEqual(['all']);
  });

  it('retries if no ticket is available, except without a session', async () => {
    const ticket = vi.fn().mockRejectedValueOnce(new Error('offline')).mockImplementation(issue);
    const { sockets } = start(ticket);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(1);
    const facts = { call: 'realtime.ticket', method: 'POST', url: 'https://app.example/' };
    const body = { message: 'Unauthenticated' };
    const refused = vi
      .fn()
      .mockRejectedValue(new HttpError(facts, { status: 401, body, retryAfterMs: undefined }));
    start(refused);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('stops with the session and on dispose', async () => {
    const { sockets, at, stop } = start(issue);
    await vi.advanceTimersByTimeAsync(0);
    call(at(0), 'onclose', { code: 4401 });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets).toHaveLength(1);
    stop();
    expect(at(0).close).toHaveBeenCalledOnce();
  });
});
