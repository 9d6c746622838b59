const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Waiting time before each further attempt, in minutes. */
const backoffMinutes = [1, 5, 30, 120, 360] as const;
/** A status is read again after a quarter of the time since it last changed, within these limits. */
const shortestMs = 5 * minuteMs;
const longestMs = 6 * 60 * minuteMs;
/** Done issues are read this long, for those that are reopened. */
const watchedMs = 30 * dayMs;

/** A tracker that sent a webhook within this time reports changes itself. */
const reportingMs = dayMs;

type Check = {
  readonly now: Date;
  readonly changed_at: Date;
  readonly isDone: boolean;
  /** When the tracker last sent a webhook; null if it never did. */
  readonly webhook_at: Date | null;
};

/** Returns when a status is read next, rarely while the tracker sends webhooks; null for issues that were done long ago. */
export function computeNextCheck({ now, changed_at, isDone, webhook_at }: Check): Date | null {
  const age = now.getTime() - changed_at.getTime();
  if (isDone && age > watchedMs) return null;
  const isReported = webhook_at !== null && now.getTime() - webhook_at.getTime() < reportingMs;
  const pauseMs = isReported ? longestMs : Math.min(longestMs, Math.max(shortestMs, age / 4));
  return new Date(now.getTime() + pauseMs);
}

type Retry = { readonly now: Date; readonly attempts: number; readonly retryAfterMs: number | null };

/** Returns when a failed request is repeated, not before the tracker allows it; null after the last attempt. */
export function computeRetry({ now, attempts, retryAfterMs }: Retry): Date | null {
  const minutes = backoffMinutes[attempts - 1];
  if (minutes === undefined) return null;
  return new Date(now.getTime() + Math.max(minutes * minuteMs, Math.min(retryAfterMs ?? 0, dayMs)));
}
