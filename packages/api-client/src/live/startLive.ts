import type { Contract } from '@adlane/contract';
import {
  everyResource,
  type LiveMessage,
  liveProtocol,
  liveSocketPath,
  ticketProtocolPrefix,
} from '@adlane/contract/account/realtime';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../client/Client';
import { isHttpError } from '../errors/HttpError';

/** The part of a `WebSocket` in use. */
export type LiveSocket = Pick<WebSocket, 'close' | 'onclose' | 'onmessage' | 'onopen'>;

/** Options of `startLive`. */
export type LiveOptions = {
  readonly client: Pick<Client<Contract>, 'realtime'>;
  readonly queryClient: Pick<QueryClient, 'invalidateQueries'>;
  /**
   * Scheme, host and port of the API.
   *
   * @default the page's origin
   */
  readonly baseUrl?: string;
  /**
   * Opens the socket.
   *
   * @default the global `WebSocket`
   */
  readonly openSocket?: (url: string, protocols: string[]) => LiveSocket;
  /** Returns 0 to 1; spreads reconnects after an outage. */
  readonly random?: () => number;
};

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
/** Close code of a connection whose session has ended. */
const endedSession = 4401;

function buildSocketUrl(baseUrl: string | undefined): string {
  const url = new URL(liveSocketPath, baseUrl || globalThis.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/**
 * Keeps queries fresh: subscribes to the dashboard's socket and invalidates the queries of changed resources.
 * A lost connection is reopened with growing, randomized pauses, then everything is invalidated, because
 * messages may have been missed. Stops with the session, or by the returned dispose function.
 */
export function startLive(options: LiveOptions): () => void {
  const { client, queryClient, random = Math.random } = options;
  const openSocket = options.openSocket ?? ((url, protocols) => new WebSocket(url, protocols));
  let isStopped = false;
  let wasOpen = false;
  let lost = 0;
  let socket: LiveSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refresh(resources: readonly string[]): void {
    if (resources.includes(everyResource)) void queryClient.invalidateQueries();
    else for (const resource of resources) void queryClient.invalidateQueries({ queryKey: [resource] });
  }

  function receive(data: unknown): void {
    if (typeof data !== 'string') return;
    try {
      const { type, resources } = JSON.parse(data) as LiveMessage;
      if (type === 'changed' && Array.isArray(resources)) refresh(resources);
    } catch {
      // Unknown message: from a proxy or a later version.
    }
  }

  function comeBack(): void {
    if (isStopped) return;
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** lost) * (0.5 + random());
    lost += 1;
    timer = setTimeout(() => void open(), waitMs);
  }

  async function open(): Promise<void> {
    try {
      const { ticket } = await client.realtime.ticket();
      if (isStopped) return;
      socket = openSocket(buildSocketUrl(options.baseUrl), [
        liveProtocol,
        `${ticketProtocolPrefix}${ticket}`,
      ]);
    } catch (error) {
      // Without a session there is nothing to reconnect to.
      if (!(isHttpError(error) && error.status === 401)) comeBack();
      return;
    }
    socket.onopen = () => {
      if (wasOpen) refresh([everyResource]);
      wasOpen = true;
      lost = 0;
    };
    socket.onmessage = ({ data }) => receive(data);
    socket.onclose = ({ code }) => {
      if (code !== endedSession) comeBack();
    };
  }

  void open();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    socket?.close();
  };
}
