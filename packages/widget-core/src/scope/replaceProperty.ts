/** Replaces a property of the page, which may refuse it. */
export function replaceProperty(owner: object, name: PropertyKey, value: unknown): void {
  try {
    Reflect.set(owner, name, value);
  } catch {
    // Its setter throws: the page's own stays.
  }
}
