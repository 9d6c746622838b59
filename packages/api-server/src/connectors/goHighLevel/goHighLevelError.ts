/** A failed request to GoHighLevel. */
export class GoHighLevelError extends Error {
  override readonly name = 'GoHighLevelError';
  /** HTTP status of the answer; null if there was none. */
  readonly status: number | null;
  /** Delay before the next request; null if not given. */
  readonly retryAfterMs: number | null;

  constructor(message: string, fields: { status?: number | null; retryAfterMs?: number | null } = {}) {
    super(message);
    this.status = fields.status ?? null;
    this.retryAfterMs = fields.retryAfterMs ?? null;
  }
}

/** `retry`: later; `reconnect`: the connection is lost; `stop`: the same request never succeeds. */
export type GoHighLevelVerdict = 'retry' | 'reconnect' | 'stop';

/** Maps GoHighLevel's statuses to actions. */
export function judgeGoHighLevelError({ status }: GoHighLevelError): GoHighLevelVerdict {
  if (status === 401) return 'reconnect';
  const isPassing = status === null || status === 408 || status === 429 || status >= 500;
  return isPassing ? 'retry' : 'stop';
}
