/** A JSON object as it comes off the wire. */
export type WireObject = { readonly [key: string]: unknown };

/** An object that is no array, else undefined. */
export function asObject(value: unknown): WireObject | undefined {
  return isObject(value) ? value : undefined;
}

/** A text, else undefined. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A finite number, else undefined. */
export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a wire text into `{name, data, …}`. Undefined for anything that is no such envelope: message parse errors are
 * ignored silently (widget §8). Keys that could reach a prototype are dropped on the way in.
 */
export function parseEnvelope(raw: unknown): (WireObject & { readonly name: string }) | undefined {
  if (typeof raw !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(raw, (key, entry: unknown) =>
      key === '__proto__' ? undefined : entry,
    );
    return isObject(value) && hasName(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function hasName(value: WireObject): value is WireObject & { readonly name: string } {
  return typeof value.name === 'string';
}
