import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LiveHub, LivePeer, Log } from '@adlane/api-server';
import { liveProtocol, ticketProtocolPrefix } from '@adlane/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { UpgradeHandler } from './listen';
import { refuseUpgrade } from './upgradeRoutes';

const pingEveryMs = 30_000;
/** A reader that is this far behind is gone or hostile. */
const maxWaitingBytes = 1024 * 1024;

export type LiveSocket = {
  readonly upgrade: UpgradeHandler;
  /** Tells all that they are to come back, and ends. */
  stop(): void;
};

type Options = {
  readonly hub: LiveHub;
  /** Origin of the dashboard, besides the host that a request itself names. */
  readonly dashboardOrigin: () => string;
  readonly log: Log;
};

function originOf(url: string | undefined): URL | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
}

/** A page of the very host that it calls, or the dashboard's; a page of anybody else may not open a socket. */
function isOwnPage({ headers }: IncomingMessage, dashboardOrigin: string): boolean {
  const origin = originOf(headers.origin);
  if (!origin) return false;
  return origin.host === headers.host || origin.origin === originOf(dashboardOrigin)?.origin;
}

function ticketOf({ headers }: IncomingMessage): string | undefined {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim());
  if (!offered.includes(liveProtocol)) return undefined;
  return offered
    .find((protocol) => protocol.startsWith(ticketProtocolPrefix))
    ?.slice(ticketProtocolPrefix.length);
}

/** Keeps a connection while it answers, and ends it once it doesn't. */
function watch(socket: WebSocket): void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
  }, pingEveryMs);
  socket.on('close', () => clearInterval(timer));
}

/** The dashboard's live connection: opened by a ticket, from an own page alone, and only listened to. */
export function createLiveSocket({ hub, dashboardOrigin, log }: Options): LiveSocket {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    perMessageDeflate: false,
    handleProtocols: () => liveProtocol,
  });

  /** A peer that is told once its socket is there. */
  function createPeer(): LivePeer & { open(socket: WebSocket): void } {
    let open: WebSocket | undefined;
    return {
      open(socket) {
        open = socket;
      },
      send(text) {
        if (!open || open.readyState !== open.OPEN) return;
        if (open.bufferedAmount > maxWaitingBytes) open.terminate();
        else open.send(text);
      },
      close: (code, reason) => open?.close(code, reason),
    };
  }

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const ticket = ticketOf(request);
    const peer = createPeer();
    const leave = ticket === undefined ? undefined : await hub.join(ticket, peer);
    if (!leave) return refuseUpgrade(socket, '401 Unauthorized');
    if (socket.destroyed) return leave();
    server.handleUpgrade(request, socket, head, (opened) => {
      peer.open(opened);
      opened.on('close', leave);
      opened.on('error', () => opened.terminate());
      watch(opened);
    });
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => undefined);
      if (!isOwnPage(request, dashboardOrigin())) return refuseUpgrade(socket, '403 Forbidden');
      admit(request, socket, head).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ reason }, 'A live connection was not opened');
        socket.destroy();
      });
    },
    stop() {
      for (const socket of server.clients) {
        socket.close(1001, 'The server is going away.');
        socket.terminate();
      }
      server.close();
    },
  };
}
