import { submissionErrors } from '@adlane/ui/fields';

/** Messages by field path as a form's `validate` wants them: nested like the values. */
export function toFormErrors(messages: Readonly<Record<string, string>>): object {
  const errors: Record<string, string[]> = {};
  for (const [path, message] of Object.entries(messages)) errors[path] = [message];
  return Object.keys(errors).length === 0 ? {} : submissionErrors({ message: '', errors });
}
