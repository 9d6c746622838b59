import type { IncomingMessage } from 'node:http';

/**
 * Address of whoever sent the request. Behind `trustedProxies` proxies each appends what it saw to X-Forwarded-For, so
 * the caller is that many entries from the right; anything further left may be made up.
 */
export function callerAddress(incoming: IncomingMessage, trustedProxies: number): string | undefined {
  const direct = incoming.socket.remoteAddress?.replace(/^::ffff:/, '');
  if (trustedProxies === 0) return direct;
  const header = incoming.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim());
  return entries.at(-trustedProxies) || direct;
}
