/**
 * Returns the time of an update, always later than the stored one, so that two updates within a millisecond
 * differ.
 */
export function monotonicNow(stored: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), stored.getTime() + 1));
}
