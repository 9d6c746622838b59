import { invalid } from './problem';

const mostNamed = 20;

/**
 * Refuses a bulk call that names what its caller does not have; throw it inside the transaction, so that nothing happens.
 * @throws Problem 422 that lists the ids (at most 20 of them)
 */
export function checkAllFound(field: string, wanted: readonly number[], had: readonly number[]): void {
  const own = new Set(had);
  const missing = [...new Set(wanted)].filter((id) => !own.has(id));
  if (missing.length === 0) return;
  const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
  throw invalid({ [field]: [`Not found: ${missing.slice(0, mostNamed).join(', ')}${more}.`] });
}
