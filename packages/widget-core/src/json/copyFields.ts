import { parseJson } from './parseJson';
import { isObject } from './readers';

/**
 * A copy, as it is now, of an object that a host hands in, or of its JSON text; empty where it is neither, or where JSON
 * can't carry it: one value of that kind would keep all that is sent with it from being sent.
 */
export function copyFields(value: unknown): Record<string, unknown> {
  const object = parseJson(value);
  if (!isObject(object)) return {};
  // Of the copy's own: it would become the prototype of what the copy is spread into.
  Reflect.deleteProperty(object, '__proto__');
  return object;
}
