/** Wait after a 429 without a `Retry-After` that can be read, and the longest that a server may ask for. */
export const defaultRetryAfterMs = 30_000;
const maxRetryAfterMs = 3_600_000;

/** Parses `Retry-After`, seconds or a date, to milliseconds. */
export function parseRetryAfter(header: string | null, now: number): number {
  const seconds = Number(header);
  const ms = seconds >= 0 ? seconds * 1000 : Date.parse(`${header}`) - now;
  return ms > 0 ? Math.min(ms, maxRetryAfterMs) : defaultRetryAfterMs;
}
