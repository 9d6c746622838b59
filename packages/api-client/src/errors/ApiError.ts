import { type AnswerError, isAnswerError } from './AnswerError';
import { type CancelledError, isCancelledError } from './CancelledError';
import { type HttpError, isHttpError } from './HttpError';
import { isNetworkError, type NetworkError } from './NetworkError';

/** Every error that a call can reject with. Distinguish them by `name` or by the guards. */
export type ApiError = HttpError | NetworkError | CancelledError | AnswerError;

/**
 * True for an error of a call.
 *
 * @example queryCache: new QueryCache({ onError: (error) => isApiError(error) && showToast(error) })
 */
export function isApiError(value: unknown): value is ApiError {
  return isHttpError(value) || isNetworkError(value) || isCancelledError(value) || isAnswerError(value);
}
