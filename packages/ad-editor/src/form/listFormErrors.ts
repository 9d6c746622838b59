import { FORM_ERROR } from '@adlane/ui/fields';

/** An error of a form with the path of its field, e.g. `templateContent.headlines.1.value`. */
export type FormError = { readonly field: string; readonly message: string };

/**
 * Lists the errors of a form's fields, which are nested like its values, in their order. An error of the form itself
 * belongs to no field.
 */
export function listFormErrors(errors: unknown, path: readonly string[] = []): FormError[] {
  const [message] = Array.isArray(errors) ? errors : [errors];
  if (typeof message === 'string') return [{ field: path.join('.'), message }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors)
    .filter(([key]) => key !== FORM_ERROR)
    .flatMap(([key, nested]) => listFormErrors(nested, [...path, key]));
}
