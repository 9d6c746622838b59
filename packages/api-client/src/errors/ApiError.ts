import { type AnswerError, isAnswerError } from './AnswerError';
import { type CancelledError, isCancelledError } from './CancelledError';
import { type HttpError, isHttpError } from './HttpError';
import { isNetworkError, type NetworkError } from './NetworkError';

/** Everything that a call can fail with. Tell them apart by `name` or by the guards. */
export type ApiError = HttpError | NetworkError | CancelledError | AnswerError;

/** True for an error that came from a call. */
export function isApiError(value: unknown): value is ApiError {
  return isHttpError(value) || isNetworkError(value) || isCancelledError(value) || isAnswerError(value);
}
