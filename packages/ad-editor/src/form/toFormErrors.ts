import { toSubmissionErrors } from '@adlane/ui/fields';

/**
 * Converts messages by field path to the nested errors of a form's `validate`. If a field and one below it
 * are both invalid, the nested message wins, because it is more specific.
 */
export function toFormErrors(messages: Readonly<Record<string, string>>): object {
  const paths = Object.keys(messages);
  const isParent = (path: string) => paths.some((other) => other.startsWith(`${path}.`));
  const errors = paths.filter((path) => !isParent(path)).map((path) => [path, [messages[path] ?? '']]);
  return errors.length === 0 ? {} : toSubmissionErrors({ message: '', errors: Object.fromEntries(errors) });
}
