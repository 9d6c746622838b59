import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Ranges outside the public internet (IANA's special-purpose registries). */
const v4Ranges: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Mapped, translated and tunneled addresses carry an IPv4 address that would have to be checked, too: all are
 * refused.
 */
const v6Ranges: readonly (readonly [string, number])[] = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

/** One list per family: in a shared list the range of mapped addresses would match every IPv4 address. */
function createBlockList(ranges: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, family);
  return list;
}

const blockedV4 = createBlockList(v4Ranges, 'ipv4');
const blockedV6 = createBlockList(v6Ranges, 'ipv6');

/**
 * Returns whether an address is private, local or not on the public internet; also true for invalid
 * addresses.
 */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return blockedV4.check(address, 'ipv4');
  if (isIPv6(address)) return blockedV6.check(address, 'ipv6');
  return true;
}
