import { invalid } from './problem';

const maxNamed = 20;

/**
 * Checks that a bulk call names only rows of its caller. Call it inside the transaction, so that nothing is
 * written otherwise.
 * @throws Problem 422 that lists the missing ids (at most 20)
 */
export function checkAllFound(
  field: string,
  wanted: readonly number[],
  found: readonly (number | { readonly id: number })[],
): void {
  const own = new Set(found.map((row) => (typeof row === 'number' ? row : row.id)));
  const missing = [...new Set(wanted)].filter((id) => !own.has(id));
  if (missing.length === 0) return;
  const more = missing.length > maxNamed ? ` and ${missing.length - maxNamed} more` : '';
  throw invalid({ [field]: [`Not found: ${missing.slice(0, maxNamed).join(', ')}${more}.`] });
}
