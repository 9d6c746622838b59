import { toJson } from './toJson';
/** Parses JSON text, or copies any other value through JSON; undefined if that fails. */
export function parseJson(value: unknown): unknown {
  try {
    return JSON.parse(typeof value === 'string' ? value : toJson(value));
  } catch {
    return undefined;
  }
}
