import { isHttpError, isNetworkError } from '@adlane/api-client';
import { errorMessages } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';

/** Describes a failed call to the user: the server's text for the first field, its message, or that it is unreachable. */
export function describeFailure(error: unknown): string {
  if (isNetworkError(error)) return translate("Can't reach the server. Check your connection and try again.");
  if (!isHttpError(error)) return translate(errorMessages.internal);
  const [first] = Object.values(error.body.errors ?? {});
  return translate(first?.[0] ?? (error.body.message || errorMessages.internal));
}

/** Resolves with the answer of a call, or throws an error with a message for the user. */
export async function orReadableError<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (cause) {
    throw new Error(describeFailure(cause), { cause });
  }
}
