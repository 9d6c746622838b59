/** What went wrong with a request to GoHighLevel. */
export class GoHighLevelError extends Error {
  override readonly name = 'GoHighLevelError';
  /** HTTP status of the answer; null where none came. */
  readonly status: number | null;
  /** How long to wait before the next request; null where it doesn't say. */
  readonly retryAfterMs: number | null;

  constructor(message: string, fields: { status?: number | null; retryAfterMs?: number | null } = {}) {
    super(message);
    this.status = fields.status ?? null;
    this.retryAfterMs = fields.retryAfterMs ?? null;
  }
}

/** `retry`: later again; `reconnect`: the connection is gone; `stop`: the same request never succeeds. */
export type GoHighLevelVerdict = 'retry' | 'reconnect' | 'stop';

/** The one table from GoHighLevel's answers to what happens. */
export function judgeGoHighLevelError({ status }: GoHighLevelError): GoHighLevelVerdict {
  if (status === 401) return 'reconnect';
  const isPassing = status === null || status === 408 || status === 429 || status >= 500;
  return isPassing ? 'retry' : 'stop';
}
