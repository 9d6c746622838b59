/** What a text says as JSON, or a copy of anything else as JSON would carry it; undefined where it is none. */
export function parseJson(value: unknown): unknown {
  try {
    return JSON.parse(typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    return undefined;
  }
}
