import { asObject } from '../json/readers';

/** Names that `excludeData` knows, each true where the part must stay out of the ticket (widget §3.3). */
export type ExcludeData = { readonly [part: string]: boolean };

/**
 * The parts that stay out of a ticket. Accepts the two spellings in use: `{ screenshot: true }` and `['screenshot']`.
 */
export function parseExcludeData(value: unknown): ExcludeData {
  if (Array.isArray(value)) {
    return Object.fromEntries(value.filter((part) => typeof part === 'string').map((part) => [part, true]));
  }
  return Object.fromEntries(
    Object.entries(asObject(value) ?? {}).map(([part, flag]) => [part, flag === true]),
  );
}
