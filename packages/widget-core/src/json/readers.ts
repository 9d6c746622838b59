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
