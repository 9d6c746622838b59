import { isObject, type WireObject } from '../json/readers';

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
