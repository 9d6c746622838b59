import type { NetworkLogEntry } from '@adlane/contract/widget/tickets';

/** Headers with credentials. */
const secretHeaders = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'gleap-hash',
  'api-token',
  'proxy-authorization',
]);

type Pair = readonly [name: string, value: unknown];

/**
 * Removes credentials from captured requests, and the widget's requests: installed clients log those, too,
 * with the visitor's secret in the request and answer. Each of them contains `sdkKey`.
 */
export function redactRequests(entries: readonly NetworkLogEntry[], sdkKey: string): NetworkLogEntry[] {
  return entries
    .filter(({ request }) => !isOwnCall(request?.headers, sdkKey))
    .map((entry) =>
      entry.request
        ? { ...entry, request: { ...entry.request, headers: redacted(entry.request.headers) } }
        : entry,
    );
}

function isOwnCall(headers: unknown, sdkKey: string): boolean {
  return listPairs(headers).some(
    ([name, value]) => name.toLowerCase() === 'api-token' && [value].flat().includes(sdkKey),
  );
}

function redacted(headers: unknown): unknown {
  if (typeof headers !== 'object' || headers === null) return headers;
  if (Array.isArray(headers)) return headers.map((pair) => (isPair(pair) ? hidden(pair) : pair));
  return Object.fromEntries(Object.entries(headers).map(hidden));
}

function hidden([name, value]: Pair): Pair {
  return [name, secretHeaders.has(name.toLowerCase()) ? '[redacted]' : value];
}

/** Lists headers as pairs: pages pass an object or a list of pairs to `fetch`. */
function listPairs(headers: unknown): readonly Pair[] {
  if (Array.isArray(headers)) return headers.filter(isPair);
  return typeof headers === 'object' && headers !== null ? Object.entries(headers) : [];
}

function isPair(value: unknown): value is Pair {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';
}
