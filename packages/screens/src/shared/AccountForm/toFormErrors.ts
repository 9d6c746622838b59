import { isHttpError } from '@adlane/api-client';
import { FORM_ERROR, toSubmissionErrors } from '@adlane/ui/fields';
import { describeError } from '../format/describeError';

/**
 * Converts a failed call to form errors. Errors of fields that the form does not show (the emailed token)
 * become errors of the whole form.
 */
export function toFormErrors(error: unknown, shown: readonly string[]): object {
  if (!isHttpError(error)) return { [FORM_ERROR]: describeError(error) };
  const { errors = {} } = error.body;
  const own = Object.fromEntries(Object.entries(errors).filter(([name]) => shown.includes(name)));
  const [other] = Object.entries(errors).flatMap(([name, texts]) => (shown.includes(name) ? [] : texts));
  const whole = other ?? describeError(error);
  const inFields = toSubmissionErrors({ message: whole, errors: own });
  return other === undefined ? inFields : { ...inFields, [FORM_ERROR]: whole };
}
