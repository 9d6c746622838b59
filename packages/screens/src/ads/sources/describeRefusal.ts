import { isHttpError } from '@adlane/api-client';
import { describeError } from '../../shared/format/describeError';

/** Returns the text of a refused connection: the first field error, else the message. */
export function describeRefusal(error: unknown): string {
  const [first] = isHttpError(error) ? Object.values(error.body.errors ?? {}).flat() : [];
  return first ?? describeError(error);
}
