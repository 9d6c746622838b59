import { isHTTPError, isTimeoutError } from 'ky';
import { type ApiError, isApiError } from './ApiError';
import type { CallFacts } from './CallFacts';
import { CancelledError } from './CancelledError';
import { HttpError } from './HttpError';
import { NetworkError } from './NetworkError';
import { readErrorBody } from './readErrorBody';
import { readRetryAfter } from './readRetryAfter';

/**
 * Converts the failure of a call to an `ApiError`. `signal` is the call's own: once aborted, any failure is
 * the cancellation.
 */
export async function toApiError(cause: unknown, facts: CallFacts, signal: AbortSignal): Promise<ApiError> {
  if (signal.aborted) return new CancelledError(facts, { cause });
  if (isApiError(cause)) return cause;
  if (isTimeoutError(cause)) return new NetworkError(facts, 'timeout', { cause });
  if (!isHTTPError(cause)) return new NetworkError(facts, 'unreachable', { cause });
  const { response } = cause;
  const failure = {
    status: response.status,
    body: await readErrorBody(response),
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfterMs: readRetryAfter(response.headers.get('retry-after'), Date.now()),
  };
  return new HttpError(facts, failure, { cause });
}
