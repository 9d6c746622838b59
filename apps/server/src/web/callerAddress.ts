import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the address of the client. Behind `trustedProxies` proxies each appends the address it saw to
 * X-Forwarded-For, so the client is that many entries from the right; entries further left may be forged. An
 * IPv6 address is reduced to its network: one subscriber owns all 2^64 addresses of it and must not count as
 * that many callers.
 */
export function callerAddress(incoming: IncomingMessage, trustedProxies: number): string | undefined {
  const direct = incoming.socket.remoteAddress;
  const header = incoming.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim());
  const forwarded = trustedProxies === 0 ? undefined : entries.at(-trustedProxies);
  return toNetwork(forwarded) ?? toNetwork(direct);
}

/** Returns an IPv4 address as it is, also when mapped to IPv6; of an IPv6 address its /64. */
function toNetwork(address: string | undefined): string | undefined {
  // Strips a port or zone.
  const bare = address?.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/%.*$/, '') ?? '';
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const groups = parseGroups(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address. */
function parseGroups(address: string): number[] {
  // The URL parser normalizes every form of an address: no dotted quad, no capital letters.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const first = parse(head);
  if (tail === undefined) return first;
  const last = parse(tail);
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
