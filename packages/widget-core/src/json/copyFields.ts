import { parseJson } from './parseJson';
import { isObject } from './readers';

/**
 * Copies an object of the host page, or parses its JSON text. Empty for anything else, and for what JSON
 * cannot carry: one such value would block the whole request.
 */
export function copyFields(value: unknown): Record<string, unknown> {
  const object = parseJson(value);
  if (!isObject(object)) return {};
  // An own `__proto__` would become the prototype of any object the copy is spread into.
  Reflect.deleteProperty(object, '__proto__');
  return object;
}
