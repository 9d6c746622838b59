import { isHttpError, isNetworkError } from '@adlane/api-client';
import { errorMessages } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';

/** Describes a failed call to the user: the server's text for the first field, its message, or that it is unreachable. */
export function describeFailure(error: unknown): string {
  if (isNetworkError(error)) return translate("Can't reach the server. Check your connection.");
  const body = isHttpError(error) ? error.body : undefined;
  const [first] = Object.values(body?.errors ?? {});
  return translate(first?.[0] || body?.message || errorMessages.internal);
}
