import type { Duplex } from 'node:stream';
import type { UpgradeHandler } from './listen';

export type Refusal =
  | '401 Unauthorized'
  | '403 Forbidden'
  | '404 Not Found'
  | '429 Too Many Requests'
  | '503 Service Unavailable';

/** Rejects an upgrade request. */
export function refuseUpgrade(
  socket: Duplex,
  status: Refusal,
  headers: Readonly<Record<string, string>> = {},
): void {
  socket.on('error', () => undefined);
  const all = { connection: 'close', 'content-length': '0', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
}

export type UpgradeRoute = {
  readonly upgrade: UpgradeHandler;
  /**
   * A query could hold secrets that end up in proxy logs: allowed only for installed widgets, which have no
   * alternative.
   */
  readonly takesQuery?: boolean;
};

/** Routes upgrades by path. */
export function upgradeRoutes(routes: Readonly<Record<string, UpgradeRoute>>): UpgradeHandler {
  return (request, socket, head) => {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (route && (query === undefined || route.takesQuery)) route.upgrade(request, socket, head);
    else refuseUpgrade(socket, '404 Not Found');
  };
}
