import type { CallTable, Method, NamedCall } from '@adlane/contract';
import { listCalls } from '@adlane/contract';

/**
 * Sorts calls so that a fixed path precedes one with a parameter: `/ads/count` before `/ads/{id}`. Routers
 * use the first match.
 */
export function sortRoutes(table: CallTable): NamedCall[] {
  return listCalls(table).sort((a, b) => (rankPath(a.call.path) < rankPath(b.call.path) ? -1 : 1));
}

/** Ranks a path segment by segment: `1` for a parameter, `0` for a fixed segment. */
function rankPath(path: string): string {
  return path
    .split('/')
    .map((part) => (part.includes('{') ? '1' : '0'))
    .join('');
}

/** Returns a function that lists the methods of a path: for 405 and its `Allow`. */
export function createMethodLookup(table: CallTable): (path: string) => Method[] {
  const patterns = listCalls(table).map(({ call }) => ({
    pattern: new RegExp(`^${call.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
    method: call.method,
  }));
  return (path) => [
    ...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ];
}
