import type { Contract } from '@adlane/contract';
import {
  everyResource,
  LiveMessage,
  liveProtocol,
  liveSocketPath,
  ticketProtocolPrefix,
} from '@adlane/contract/realtime';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../client/Client';
import { isHttpError } from '../errors/HttpError';

/** What is used of a `WebSocket`. */
export type LiveSocket = Pick<WebSocket, 'close' | 'onclose' | 'onmessage' | 'onopen'>;

export type LiveOptions = {
  readonly client: Pick<Client<Contract>, 'realtime'>;
  readonly queryClient: Pick<QueryClient, 'invalidateQueries'>;
  /** Scheme, host and port of the API; none means the page's own origin. */
  readonly baseUrl?: string;
  /** Makes the socket; the page's own `WebSocket` where not given. */
  readonly openSocket?: (url: string, protocols: string[]) => LiveSocket;
  /** Between 0 and 1; spreads those who lost the server at the same moment. */
  readonly random?: () => number;
};

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
/** The server ends a connection so whose sign-in has ended. */
const endedSession = 4401;

function buildSocketUrl(baseUrl: string | undefined): string {
  const url = new URL(liveSocketPath, baseUrl || globalThis.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/**
 * Keeps queries fresh: hears over the dashboard's socket which resources changed and has react-query read them again.
 * A lost connection comes back by itself, with growing and uneven pauses, and then everything is read again, because
 * something may have been missed. It ends with the sign-in, or by what it answers.
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
      const message = LiveMessage.safeParse(JSON.parse(data));
      if (message.success) refresh(message.data.resources);
    } catch {
      // Not ours to understand: a proxy's, or a later version's.
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
      // Without a sign-in there is nothing to come back to.
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
