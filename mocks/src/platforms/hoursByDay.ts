/** A period in which something ran, in milliseconds; open while `to` is null. */
export type Span = { from: number; to: number | null };

const hourMs = 3_600_000;

/**
 * Computes how many hours of each day (`YYYY-MM-DD` in the time zone) are in the spans, from `start` to
 * `now`.
 */
export function hoursByDay(
  spans: readonly Span[],
  { start, now, timeZone }: { readonly start: number; readonly now: number; readonly timeZone: string },
): Map<string, number> {
  const hours = new Map<string, number>();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone });
  for (const span of spans) {
    const end = Math.min(span.to ?? now, now);
    for (let from = Math.max(span.from, start); from < end; ) {
      const to = Math.min(end, from + hourMs);
      const date = day.format(from);
      hours.set(date, (hours.get(date) ?? 0) + (to - from) / hourMs);
      from = to;
    }
  }
  return hours;
}
