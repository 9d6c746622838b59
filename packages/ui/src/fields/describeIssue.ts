import { translate } from '../language/translate';

/** What a validator found. */
type Issue = { readonly code: string; readonly [detail: string]: unknown };

/**
 * Returns the text of a rule of a schema that has none: the validator's own texts are for developers.
 *
 * @example schema.safeParse(values, { error: describeIssue })
 */
export function describeIssue({ code, origin, expected, maximum, minimum }: Issue): string {
  const isText = origin === 'string';
  const isList = origin === 'array';
  if (code === 'too_big') {
    const limit = { maximum: Number(maximum) };
    if (isText) return translate('This text can have at most {maximum} characters.', limit);
    if (isList) return translate('There can be at most {maximum} of these.', limit);
    return translate('Please enter at most {maximum}.', limit);
  }
  if (code === 'too_small') {
    const limit = { minimum: Number(minimum) };
    if ((isText || isList) && limit.minimum === 1) return translate('This field is required.');
    if (isText) return translate('This text needs at least {minimum} characters.', limit);
    if (isList) return translate('There must be at least {minimum} of these.', limit);
    return translate('Please enter at least {minimum}.', limit);
  }
  if (expected === 'int') return translate('Please enter a whole number.');
  if (expected === 'number') return translate('Please enter a number.');
  return translate('This value is not valid.');
}
