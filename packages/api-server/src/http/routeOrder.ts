import type { CallTable, Method, NamedCall } from '@adlane/contract';
import { listCalls } from '@adlane/contract';

/**
 * The calls of a table so that a fixed path stands before one with a place: `/ads/count` before `/ads/{id}`.
 * Routers take the first that fits.
 */
export function routeOrder(table: CallTable): NamedCall[] {
  return listCalls(table).sort((a, b) => (rank(a.call.path) < rank(b.call.path) ? -1 : 1));
}

/** `1` for a place and `0` for a fixed part, part by part. */
function rank(path: string): string {
  return path
    .split('/')
    .map((part) => (part.includes('{') ? '1' : '0'))
    .join('');
}

/** Which methods each path of a table knows: for 405 and its `Allow`. */
export function methodsByPath(table: CallTable): (path: string) => Method[] {
  const patterns = listCalls(table).map(({ call }) => ({
    pattern: new RegExp(`^${call.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
    method: call.method,
  }));
  return (path) => [
    ...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ];
}
