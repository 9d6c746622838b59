/** Parses JSON text, or copies any other value through JSON; undefined if that fails. */
export function parseJson(value: unknown): unknown {
  try {
    return JSON.parse(typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    return undefined;
  }
}
