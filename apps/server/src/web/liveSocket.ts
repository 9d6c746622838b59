import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import type { LiveHub, Log } from '@adlane/api-server';
import { liveProtocol, ticketProtocolPrefix } from '@adlane/contract/account/realtime';
import { WebSocketServer } from 'ws';
import { closeSockets, createSocketPeer } from './createSocketPeer';
import type { UpgradeHandler } from './listen';
import { refuseUpgrade } from './upgradeRoutes';

export type LiveSocket = {
  readonly upgrade: UpgradeHandler;
  /** Closes all sockets with the request to reconnect. */
  stop(): void;
};

type Options = {
  readonly hub: LiveHub;
  /** Origin of the dashboard, allowed besides the request's own host. */
  readonly dashboardOrigin: () => string;
  /** Returns whether an agency has verified the host name as its own. */
  readonly isAgencyHost: (host: string) => Promise<boolean>;
  readonly log: Log;
};

function parseOrigin(url: string | undefined): URL | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
}

/** Names that no other host can claim by pointing its own name here. */
const isLocal = (host: string) => host === 'localhost' || isIP(host.replace(/^\[|\]$/g, '')) !== 0;

/**
 * Returns whether the page is the dashboard, at its own address or at an agency's host name; other pages may not
 * open a socket. A name that merely leads here is not enough, because its owner controls the page.
 */
async function isOwnPage(
  { headers }: IncomingMessage,
  { dashboardOrigin, isAgencyHost }: Pick<Options, 'dashboardOrigin' | 'isAgencyHost'>,
): Promise<boolean> {
  const origin = parseOrigin(headers.origin);
  if (!origin) return false;
  if (origin.origin === parseOrigin(dashboardOrigin())?.origin) return true;
  if (origin.host !== headers.host) return false;
  return isLocal(origin.hostname) || isAgencyHost(origin.hostname);
}

function getTicket({ headers }: IncomingMessage): string | undefined {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim());
  if (!offered.includes(liveProtocol)) return undefined;
  return offered
    .find((protocol) => protocol.startsWith(ticketProtocolPrefix))
    ?.slice(ticketProtocolPrefix.length);
}

/** Creates the dashboard's live socket: opened with a ticket, same-origin only, server to client only. */
export function createLiveSocket({ hub, log, ...pages }: Options): LiveSocket {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    perMessageDeflate: false,
    handleProtocols: () => liveProtocol,
  });

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (!(await isOwnPage(request, pages))) return refuseUpgrade(socket, '403 Forbidden');
    const ticket = getTicket(request);
    const peer = createSocketPeer();
    const leave = ticket === undefined ? undefined : await hub.join(ticket, peer);
    if (!leave) return refuseUpgrade(socket, '401 Unauthorized');
    if (socket.destroyed) return leave();
    server.handleUpgrade(request, socket, head, (opened) => {
      peer.open(opened);
      opened.on('close', leave);
    });
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => undefined);
      admit(request, socket, head).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ reason }, 'Could not open a live connection');
        socket.destroy();
      });
    },
    stop() {
      closeSockets(server);
    },
  };
}
