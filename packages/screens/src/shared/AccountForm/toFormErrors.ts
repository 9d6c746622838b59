import { isHttpError } from '@adlane/api-client';
import { errorMessages } from '@adlane/contract/constants';
import { FORM_ERROR, toSubmissionErrors } from '@adlane/ui/fields';

const unreachable = 'The server could not be reached. Check your connection and try again.';

/**
 * Converts a failed call to form errors. Errors of fields that the form does not show (the emailed token)
 * become errors of the whole form.
 */
export function toFormErrors(error: unknown, shown: readonly string[]): object {
  if (!isHttpError(error)) return { [FORM_ERROR]: unreachable };
  const { errors = {}, message } = error.body;
  const own = Object.fromEntries(Object.entries(errors).filter(([name]) => shown.includes(name)));
  const [other] = Object.entries(errors).flatMap(([name, texts]) => (shown.includes(name) ? [] : texts));
  const whole = other ?? (message || errorMessages.internal);
  const inFields = toSubmissionErrors({ message: whole, errors: own });
  return other === undefined ? inFields : { ...inFields, [FORM_ERROR]: whole };
}
