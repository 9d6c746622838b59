import { sdkVersion, socketPingMs, socketReconnectMs } from '@adlane/contract/constants';
import type { Scope } from '../scope/scope';
import type { Stop } from '../scope/stops';
import type { Session } from '../session/createSession';

/** What the server says (widget §7.1): actions to perform, and the number of unread messages. */
export type SocketUpdate = { readonly actions: readonly unknown[]; readonly unread: number | undefined };

export type SocketOptions = {
  readonly scope: Pick<Scope, 'window' | 'clock' | 'guard'>;
  readonly sdkKey: string;
  /** Address of the socket, e.g. `wss://adlane.example/sdk/realtime`; empty where the page has named none. */
  readonly wsApiUrl: () => string;
  readonly session: Pick<Session, 'current' | 'onChange'>;
  readonly onUpdate: (update: SocketUpdate) => void;
};

/** Reconnecting pages are spread over this much more than the 5 s, so that a restarted server meets them one by one. */
export const reconnectSpreadMs = 2000;
/** A socket that never opened is tried less and less often, as each try is an error in the host's console. */
export const maxReconnectMs = 60_000;

/**
 * The realtime socket: `PING` every 10 s, back 5 s after each close, later after each further one that never opened, and
 * at once for another visitor (widget §4.8).
 * Errors are silent; where sockets are forbidden the page misses live messages and nothing else.
 */
export function startSocket({ scope, sdkKey, wsApiUrl, session, onUpdate }: SocketOptions): Stop {
  const { window, clock, guard } = scope;
  let socket: WebSocket | undefined;
  let visitor = '';
  let isStopped = false;
  let stopTimer: Stop = () => {};
  let failures = 0;

  const close = () => {
    stopTimer();
    const old = socket;
    socket = undefined;
    old?.close();
  };
  const reconnect = () => {
    stopTimer();
    failures += 1;
    const delayMs = Math.min(socketReconnectMs * failures, maxReconnectMs);
    stopTimer = clock.after(delayMs + Math.random() * reconnectSpreadMs, connect);
  };
  const connect = () => {
    close();
    const known = session.current();
    const address = wsApiUrl();
    // A server without a socket would answer each try with an error in the host's console.
    if (isStopped || !known || !address) return;
    const query = new URLSearchParams({
      gleapId: known.gleapId,
      gleapHash: known.gleapHash,
      apiKey: sdkKey,
      sdkVersion,
    });
    let fresh: WebSocket;
    try {
      fresh = new window.WebSocket(`${address}?${query.toString()}`);
    } catch {
      // The page's policy forbids it, or the address is none.
      return;
    }
    socket = fresh;
    fresh.onopen = () => {
      failures = 0;
      stopTimer();
      stopTimer = clock.every(socketPingMs, () => fresh.readyState === 1 && fresh.send('PING'));
    };
    fresh.onmessage = guard.wrap(({ data }: MessageEvent) => {
      const update = readUpdate(data);
      if (update) onUpdate(update);
    });
    fresh.onclose = () => {
      if (socket === fresh) reconnect();
    };
  };
  const follow = () => {
    const id = session.current()?.gleapId ?? '';
    if (id === visitor) return;
    visitor = id;
    connect();
  };
  follow();
  session.onChange(guard.wrap(follow));
  return () => {
    isStopped = true;
    close();
  };
}

/** `{name: 'update', data: {a?, u?}}`; undefined for anything else. */
export function readUpdate(text: unknown): SocketUpdate | undefined {
  try {
    const { name, data }: { name?: unknown; data?: { a?: unknown; u?: unknown } } = Object(
      JSON.parse(String(text)),
    );
    if (name !== 'update' || typeof data !== 'object' || data === null) return undefined;
    return {
      actions: Array.isArray(data.a) ? data.a : [],
      unread: typeof data.u === 'number' && data.u >= 0 ? Math.floor(data.u) : undefined,
    };
  } catch {
    return undefined;
  }
}
