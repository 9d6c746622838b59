/** Prototypes to which old libraries add a `toJSON` that writes lists as texts. */
const prototypes: readonly object[] = [Array, Object, String, Number, Boolean].map(
  ({ prototype }) => prototype,
);

/** Writes a value as JSON, also on a page whose prototypes have a `toJSON`. */
export function toJson(value: unknown): string {
  const patched = prototypes.flatMap((prototype) => {
    const toJSON = Object.getOwnPropertyDescriptor(prototype, 'toJSON');
    return toJSON?.configurable ? [{ prototype, toJSON }] : [];
  });
  for (const { prototype } of patched) Reflect.deleteProperty(prototype, 'toJSON');
  try {
    return JSON.stringify(value);
  } finally {
    // Nothing of the page has run meanwhile.
    for (const { prototype, toJSON } of patched) Object.defineProperty(prototype, 'toJSON', toJSON);
  }
}
