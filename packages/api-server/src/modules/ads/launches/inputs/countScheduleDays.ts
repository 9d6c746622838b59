const dayMs = 24 * 3_600_000;

/** Counts the days from start to end: begun days count, because Facebook spends on each. One without an end. Pure. */
export function countScheduleDays(start: Date, end: Date | null): number {
  if (end === null) return 1;
  return Math.max(1, Math.ceil((end.getTime() - start.getTime()) / dayMs));
}
