import { FORM_ERROR, setIn } from 'final-form';

/** The body of a refused call, as the contract has it. */
type Refusal = { message: string; errors?: Record<string, string[]> | undefined };

/**
 * Turns a refusal into what a form's `onSubmit` returns: each field's first text at its place (`content.title`,
 * `versions.0.text`), the message for the whole form where no field is named.
 */
export function submissionErrors({ message, errors = {} }: Refusal): object {
  const fields = Object.entries(errors).filter(([, texts]) => texts.length > 0);
  if (fields.length === 0) return { [FORM_ERROR]: message };
  return fields.reduce<object>((all, [path, texts]) => setIn(all, path, texts[0]), {});
}
