import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';

/** A web request handler, e.g. the `fetch` of a Hono app. */
export type FetchHandler = Parameters<typeof getRequestListener>[0];

/** Handles HTTP upgrades to a WebSocket. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Timeout for receiving a request: 500 MB at 1.5 Mbit/s. */
const requestTimeoutMs = 45 * 60 * 1000;

export type Listener = {
  readonly port: number;
  /** Stops accepting connections and lets requests in flight end, for `graceMs` at most. */
  close(graceMs: number): Promise<void>;
};

/** The port is in use; the message says what to do. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

/** Remembers a server's open connections. */
function watchConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

function close(server: Server, connections: ReadonlySet<Socket>, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
    // Browsers open connections in advance. Node counts them as idle only after their first request.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  });
}

/** Listens on a port. `variable` is the environment variable that sets the port, for the error message. */
export function listen(
  fetch: FetchHandler,
  where: {
    readonly host: string;
    readonly port: number;
    readonly variable: string;
    readonly upgrade?: UpgradeHandler;
  },
): Promise<Listener> {
  const answer = getRequestListener(fetch);
  const server = createServer(
    { requestTimeout: requestTimeoutMs },
    (request, response) => void answer(request, response),
  );
  const connections = watchConnections(server);
  if (where.upgrade) server.on('upgrade', where.upgrade);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isInUse = error.code === 'EADDRINUSE';
      const text = `Port ${where.port} is in use by another program. Set ${where.variable} to another port (0 takes any).`;
      reject(isInUse ? new PortInUseError(text) : error);
    });
    server.listen(where.port, where.host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : where.port;
      resolve({ port, close: (graceMs) => close(server, connections, graceMs) });
    });
  });
}
