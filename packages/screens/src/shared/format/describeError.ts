import { isHttpError } from '@adlane/api-client';
import { errorMessages } from '@adlane/contract/constants';

/** What a list or page says in place of what could not be loaded. */
export function describeError(error: unknown): string {
  if (isHttpError(error)) return error.body.message || errorMessages.internal;
  return 'The server could not be reached. Check your connection and try again.';
}
