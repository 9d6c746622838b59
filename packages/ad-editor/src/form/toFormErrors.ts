import { toSubmissionErrors } from '@adlane/ui/fields';

/**
 * Messages by field path as a form's `validate` wants them: nested like the values. Where a field and something below
 * it are both wrong, what is below counts: it says more.
 */
export function toFormErrors(messages: Readonly<Record<string, string>>): object {
  const paths = Object.keys(messages);
  const isParent = (path: string) => paths.some((other) => other.startsWith(`${path}.`));
  const errors = paths.filter((path) => !isParent(path)).map((path) => [path, [messages[path] ?? '']]);
  return errors.length === 0 ? {} : toSubmissionErrors({ message: '', errors: Object.fromEntries(errors) });
}
