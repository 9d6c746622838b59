import {
  eventStreamIntervalMs,
  sdkVersion,
  socketPingMs,
  socketReconnectMs,
} from '@adlane/contract/constants';
import type { Api } from '../api/createApi';
import { judgeAnswer } from '../api/judgeAnswer';
import type { Dispose } from '../dispose/disposables';
import { sendPing } from '../events/sendPing';
import { isObject } from '../json/readers';
import type { Scope } from '../scope/scope';
import type { Session } from '../session/createSession';

/** An update of the server (widget §7.1): actions to perform, and the number of unread messages. */
export type SocketUpdate = { readonly actions: readonly unknown[]; readonly unread: number | undefined };

export type SocketOptions = {
  readonly scope: Pick<Scope, 'window' | 'clock' | 'guard'>;
  readonly sdkKey: string;
  /** Address of the socket, e.g. `wss://adlane.example/sdk/realtime`; empty where the page has named none. */
  readonly wsApiUrl: () => string;
  readonly session: Pick<Session, 'current' | 'subscribe'>;
  readonly api: Api;
  readonly sessionSeconds: () => number;
  readonly isOpen: () => boolean;
  readonly onUpdate: (update: SocketUpdate) => void;
};

/**
 * Reconnecting pages are spread over this much more than the 5 s, so that a restarted server meets them one by one; after
 * each failed attempt over as much again.
 */
export const reconnectSpreadMs = 2000;
/**
 * Where a socket has opened before, the server is more likely restarting than blocked by a proxy: updates are requested
 * only once this many attempts in a row have failed, so that a restarted server does not meet requests of all pages.
 */
const failuresOfRestart = 3;
/** A socket that never opened is tried less and less often, as each try is an error in the host's console. */
export const maxReconnectMs = 60_000;

/**
 * Starts the realtime socket: `PING` every 10 s, reconnects 5 s after each close, later after each failed
 * attempt, and at once for another visitor (widget §4.8). Errors are silent. If a proxy seems to block sockets,
 * updates are requested at the interval of the event stream; if the page's policy forbids sockets, only live
 * messages are missing.
 */
export function startSocket(options: SocketOptions): Dispose {
  const { scope, sdkKey, wsApiUrl, session, onUpdate } = options;
  const { window, clock, guard } = scope;
  let socket: WebSocket | undefined;
  let visitor = '';
  let stopTimer: Dispose = () => {};
  let stopPollTimer: Dispose | undefined;
  let failures = 0;
  let tolerated = 0;

  const close = () => {
    stopTimer();
    const old = socket;
    socket = undefined;
    old?.close();
  };
  const stopPolling = () => {
    stopPollTimer?.();
    stopPollTimer = undefined;
  };
  /**
   * A server that does not answer is left alone until the next socket has failed. An answer counts after polling has
   * stopped too, as the server sends each action once, but only for the visitor that it was requested for.
   */
  const poll = async () => {
    const requestedFor = visitor;
    const update = options.isOpen() ? nothingNew : await fetchUpdate(options);
    if (!update) stopPolling();
    else if (visitor === requestedFor) onUpdate(update);
  };
  const connect = () => {
    close();
    const known = session.current();
    const address = wsApiUrl();
    // A server without a socket would answer each try with an error in the host's console.
    if (!known || !address) return;
    const { gleapId, gleapHash } = known;
    const query = Object.entries({ gleapId, gleapHash, apiKey: sdkKey, sdkVersion })
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
    let fresh: WebSocket;
    try {
      fresh = new window.WebSocket(`${address}?${query}`);
    } catch {
      // The page's policy forbids it, or the address is none.
      return;
    }
    socket = fresh;
    fresh.onopen = () => {
      tolerated = failuresOfRestart;
      failures = 0;
      stopPolling();
      stopTimer = clock.every(socketPingMs, () => fresh.send('PING'));
    };
    fresh.onmessage = guard.wrap(({ data }: MessageEvent) => {
      const update = parseUpdate(data);
      if (update) onUpdate(update);
    });
    fresh.onclose = () => {
      if (socket !== fresh) return;
      stopTimer();
      failures += 1;
      // The later an attempt, the wider the spread: pages that a busy server refused do not return together.
      const delayMs = (socketReconnectMs + Math.random() * reconnectSpreadMs) * failures;
      stopTimer = clock.after(Math.min(delayMs, maxReconnectMs), connect);
      if (failures > tolerated)
        stopPollTimer ??= clock.every(eventStreamIntervalMs, () => guard.detach(poll()));
    };
  };
  const onVisitorChange = () => {
    const id = session.current()?.gleapId ?? '';
    if (id === visitor) return;
    visitor = id;
    connect();
  };
  onVisitorChange();
  session.subscribe(guard.wrap(onVisitorChange));
  return () => {
    visitor = '';
    stopPolling();
    close();
  };
}

const nothingNew: SocketUpdate = { actions: [], unread: undefined };

/** Undefined where the server did not answer. */
async function fetchUpdate({ api, sessionSeconds }: SocketOptions): Promise<SocketUpdate | undefined> {
  const answer = await sendPing({ api, sessionSeconds, events: [], opened: false, ws: false });
  return judgeAnswer(answer) === 'success' ? parseUpdateData(answer.body) : undefined;
}

/** `{name: 'update', data: {a?, u?}}`; undefined for anything else. */
export function parseUpdate(text: unknown): SocketUpdate | undefined {
  try {
    const { name, data }: { name?: unknown; data?: unknown } = Object(JSON.parse(String(text)));
    return name === 'update' && isObject(data) ? parseUpdateData(data) : undefined;
  } catch {
    return undefined;
  }
}

function parseUpdateData(data: unknown): SocketUpdate {
  const { a, u }: { a?: unknown; u?: unknown } = Object(data);
  return {
    actions: Array.isArray(a) ? a : [],
    unread: typeof u === 'number' && u >= 0 ? Math.floor(u) : undefined,
  };
}
