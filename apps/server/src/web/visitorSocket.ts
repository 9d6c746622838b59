import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Log, Problem, type VisitorHub } from '@adlane/api-server';
import { WebSocketServer } from 'ws';
import { callerAddress } from './callerAddress';
import { closeSockets, createSocketPeer } from './createSocketPeer';
import type { UpgradeHandler } from './listen';
import { refuseUpgrade } from './upgradeRoutes';

export type VisitorSocket = {
  readonly upgrade: UpgradeHandler;
  /** Closes all sockets with the request to reconnect. */
  stop(): void;
};

type Options = {
  readonly hub: VisitorHub;
  readonly trustedProxies: number;
  readonly log: Log;
};

/**
 * Messages that a page may send within the window below; the widget sends one or two every ten seconds
 * (widget §7.1).
 */
const maxMessages = 30;
const messageWindowMs = 10_000;
/** Longest message of a page in bytes: `PING`, and the stray `9` of Gleap 13.9. */
const maxMessageBytes = 64;

/** Returns an id, secret or key from the query; only visible ASCII characters are valid. */
function readParameter(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name) ?? '';
  return /^[\x21-\x7e]{1,255}$/.test(text) ? text : undefined;
}

function readProof({ url = '' }: IncomingMessage) {
  const query = new URL(url, 'http://any.invalid').searchParams;
  const [gleapId, gleapHash, sdkKey] = ['gleapId', 'gleapHash', 'apiKey'].map((name) =>
    readParameter(query, name),
  );
  return gleapId && gleapHash && sdkKey ? { gleapId, gleapHash, sdkKey } : undefined;
}

/**
 * Creates the widget's socket (widget §7.1). A page of any origin opens it with its visitor's secret in the
 * query, as installed widgets do, so its URL is never logged. Messages of the page are counted and ignored.
 */
export function createVisitorSocket({ hub, trustedProxies, log }: Options): VisitorSocket {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  });

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const proof = readProof(request);
    const peer = createSocketPeer();
    const ip = callerAddress(request, trustedProxies) ?? 'unknown';
    const page = proof && (await hub.join(proof, ip, peer));
    if (!page) return refuseUpgrade(socket, '401 Unauthorized');
    if (socket.destroyed) return;
    server.handleUpgrade(request, socket, head, (opened) => {
      let messages = 0;
      const timer = setInterval(() => {
        messages = 0;
      }, messageWindowMs);
      opened.on('message', () => {
        messages += 1;
        if (messages > maxMessages) opened.close(1008, 'Too many messages.');
      });
      opened.on('close', () => {
        clearInterval(timer);
        page.leave();
      });
      peer.open(opened);
      page.enter();
    });
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => undefined);
      admit(request, socket, head).catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'RATE_LIMITED') {
          return refuseUpgrade(socket, '429 Too Many Requests', error.headers);
        }
        log.warn({ error }, 'Could not open a visitor socket');
        return refuseUpgrade(socket, '503 Service Unavailable');
      });
    },
    stop: () => closeSockets(server),
  };
}
