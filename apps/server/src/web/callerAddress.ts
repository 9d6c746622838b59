import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Address of whoever sent the request. Behind `trustedProxies` proxies each appends what it saw to X-Forwarded-For, so
 * the caller is that many entries from the right; anything further left may be made up. Of an IPv6 address it is the
 * network: whoever has one has all 2^64 addresses of it and must not count as that many callers.
 */
export function callerAddress(incoming: IncomingMessage, trustedProxies: number): string | undefined {
  const direct = incoming.socket.remoteAddress;
  const header = incoming.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim());
  const told = trustedProxies === 0 ? undefined : entries.at(-trustedProxies);
  return networkOf(told) ?? networkOf(direct);
}

/** An IPv4 address as it is, also where it is written as IPv6; of an IPv6 address its /64. */
function networkOf(address: string | undefined): string | undefined {
  // A port or a zone behind it is no part of the address.
  const bare = address?.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/%.*$/, '') ?? '';
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const groups = groupsOf(bare);
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

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser writes every form of an address in one: no dotted quad, no capital letters.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const first = parse(head);
  if (tail === undefined) return first;
  const last = parse(tail);
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
