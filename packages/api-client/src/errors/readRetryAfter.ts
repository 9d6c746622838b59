/**
 * Parses `Retry-After` to milliseconds: the header holds seconds or a date (RFC 9110 §10.2.3). Returns
 * `undefined` if it is absent or invalid.
 */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const dateMs = Date.parse(header);
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
}
