/** Instants of change only grow, even within one millisecond: each save must be told from the last. */
export function monotonicNow(stored: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), stored.getTime() + 1));
}
