import type { NetworkLogEntry } from '@adlane/contract';

/** Headers that prove who somebody is. Installed clients log their own calls with them. */
const secretHeaders = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'gleap-hash',
  'api-token',
  'proxy-authorization',
]);

/** Captured requests without credentials in their headers. */
export function redactRequests(entries: readonly NetworkLogEntry[]): NetworkLogEntry[] {
  return entries.map((entry) =>
    entry.request
      ? { ...entry, request: { ...entry.request, headers: redacted(entry.request.headers) } }
      : entry,
  );
}

function redacted(headers: unknown): unknown {
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return headers;
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      secretHeaders.has(name.toLowerCase()) ? '[redacted]' : value,
    ]),
  );
}
