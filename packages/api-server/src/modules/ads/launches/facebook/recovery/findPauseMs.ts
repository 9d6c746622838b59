/** Pauses between two requests, from how much of the account's rate limit is used. */
const pauses = [
  { fromPercent: 90, pauseMs: 5000 },
  { fromPercent: 75, pauseMs: 1000 },
] as const;

/** Returns how long a launch pauses before its next request, so that many at once stay below the rate limit. Pure. */
export function findPauseMs(usagePercent: number): number {
  return pauses.find(({ fromPercent }) => usagePercent >= fromPercent)?.pauseMs ?? 0;
}
