/**
 * Reads a property without running the page's code: what a getter of the page would answer stays unknown, and is
 * undefined. The getters of `known` are the browser's.
 */
export function readProperty(object: object, key: PropertyKey, known?: ReadonlySet<unknown>): unknown {
  for (let owner: object | null = object; owner; owner = Object.getPrototypeOf(owner)) {
    const property = Object.getOwnPropertyDescriptor(owner, key);
    if (property) return known?.has(property.get) ? property.get?.call(object) : property.value;
  }
  return undefined;
}
