import { isHttpError } from '@adlane/api-client';
import { errorMessages } from '@adlane/contract/constants';

/** Returns the text that a list or page shows in place of data that failed to load. */
export function describeError(error: unknown): string {
  if (isHttpError(error)) return error.body.message || errorMessages.internal;
  return 'The server could not be reached. Check your connection and try again.';
}
