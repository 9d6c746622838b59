import type { ErrorBody } from '@adlane/contract';
import type { CallFacts } from './CallFacts';

type HttpFailure = {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterMs: number | undefined;
  readonly requestId?: string | undefined;
};

/**
 * The server answered with a status outside 200 to 299 (ads §8). `body` is the server's error; if a proxy
 * answered in another shape, `body.message` is empty.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body: ErrorBody;
  /** Milliseconds of the `Retry-After` header. */
  readonly retryAfterMs: number | undefined;
  /** The server's name of the request, as its log has it. */
  readonly requestId: string | undefined;
  readonly facts: CallFacts;

  constructor(
    facts: CallFacts,
    { status, body, retryAfterMs, requestId }: HttpFailure,
    options?: ErrorOptions,
  ) {
    super(`${facts.call} answered ${status}: ${body.message || 'no message'}`, options);
    this.facts = facts;
    this.status = status;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
    this.requestId = requestId;
  }
}

/**
 * True for `HttpError`, also of another copy of this package.
 *
 * @example if (isHttpError(error) && error.status === 404) return <NotFound />;
 */
export function isHttpError(value: unknown): value is HttpError {
  return value instanceof Error && value.name === 'HttpError' && 'status' in value && 'body' in value;
}
