import { isHttpError, isNetworkError } from '@adlane/api-client';
import { errorMessages } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';
import { describeIssue, FORM_ERROR, toSubmissionErrors } from '@adlane/ui/fields';
import type * as z from 'zod';

/** Converts a failed save to errors of the form; the input stays. */
export function toSaveErrors(error: unknown): object {
  if (isHttpError(error)) return toSubmissionErrors(error.body);
  const text = isNetworkError(error)
    ? translate("Can't reach the server. Your input is still here; save again when you are online.")
    : errorMessages.internal;
  return { [FORM_ERROR]: text };
}

/** The contract's rules as a form wants them: the first text of each field. */
export function createValidator(schema: z.ZodType): (values: object) => Record<string, string> {
  return (values) => {
    const found: Record<string, string> = {};
    for (const { path, message } of schema.safeParse(values, { error: describeIssue }).error?.issues ?? [])
      found[path.join('.')] ??= message;
    return found;
  };
}
