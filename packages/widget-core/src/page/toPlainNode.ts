/**
 * A node with the browser's own properties. A form hides them behind its fields of the same names, such as `id`,
 * `children` or `closest`, so that it is read through a proxy, which no call of the browser accepts in its place.
 */
export function toPlainNode<N extends Node>(node: N): N {
  // Forms alone have this property, also those of other windows. Reading it is faster than `in`.
  const { noValidate }: N & { readonly noValidate?: unknown } = node;
  return noValidate === undefined ? node : new Proxy<N>(node, { get: readPlain });
}

function readPlain(form: Node, key: PropertyKey): unknown {
  const value: unknown = Reflect.get(Object.getPrototypeOf(form), key, form);
  return typeof value === 'function' ? value.bind(form) : value;
}
