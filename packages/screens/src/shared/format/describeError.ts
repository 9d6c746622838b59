import { isHttpError } from '@adlane/api-client';
import { errorMessages } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';
import { ReportedProblem } from './ReportedProblem';

/** Returns the text that a list or page shows in place of data that failed to load. */
export function describeError(error: unknown): string {
  if (isHttpError(error)) return translate(error.body.message || errorMessages.internal);
  if (error instanceof ReportedProblem) return error.message;
  return translate('The server could not be reached. Check your connection and try again.');
}
