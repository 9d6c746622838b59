import { parseJson } from '../api/parseJson';
import { isObject } from '../protocol/readers';

/** An object that a host hands in, or its JSON text; empty where it is neither. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  const object = typeof value === 'string' ? parseJson(value) : value;
  if (!isObject(object)) return {};
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== '__proto__'));
}
