import type { Duplex } from 'node:stream';
import type { UpgradeHandler } from './listen';

/** Ends a request that does not become a socket. */
export function refuseUpgrade(
  socket: Duplex,
  status: '401 Unauthorized' | '403 Forbidden' | '404 Not Found',
): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** One handler for each path; a query, which could hold secrets that end up in logs, is nowhere allowed. */
export function upgradeRoutes(routes: Readonly<Record<string, UpgradeHandler>>): UpgradeHandler {
  return (request, socket, head) => {
    const handler = Object.hasOwn(routes, request.url ?? '') ? routes[request.url ?? ''] : undefined;
    if (handler) handler(request, socket, head);
    else refuseUpgrade(socket, '404 Not Found');
  };
}
