import { FORM_ERROR, setIn } from 'final-form';

/** Error body of the API. */
type Refusal = { message: string; errors?: Record<string, string[]> | undefined };

/**
 * Converts an error body to the result of a form's `onSubmit`: the first error of each field at its path
 * (`content.title`, `versions.0.text`), or the message for the whole form if no field is named.
 */
export function toSubmissionErrors({ message, errors = {} }: Refusal): object {
  const fields = Object.entries(errors).filter(([, texts]) => texts.length > 0);
  if (fields.length === 0) return { [FORM_ERROR]: message };
  return fields.reduce<object>((all, [path, texts]) => setIn(all, path, texts[0]), {});
}
