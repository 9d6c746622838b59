import { isHttpError } from '@adlane/api-client';
import { describeError } from '../shared/format/describeError';

/** What a refused connection says for itself: the first text about a field, else about the whole. */
export function describeRefusal(error: unknown): string {
  const [first] = isHttpError(error) ? Object.values(error.body.errors ?? {}).flat() : [];
  return first ?? describeError(error);
}
