type Accessors = readonly unknown[];

/** Every browser function that a script may patch, by its path: `Element.attachShadow`. */
export function pageFunctions(): ReadonlyMap<string, Accessors> {
  const found = new Map<string, Accessors>();
  const note = (owner: object, name: string) => {
    for (const key of Reflect.ownKeys(owner)) {
      const own = Object.getOwnPropertyDescriptor(owner, key);
      const functions = [own?.value, own?.get, own?.set].map((each) =>
        typeof each === 'function' ? each : undefined,
      );
      if (functions.some(Boolean)) found.set(`${name}.${String(key)}`, functions);
    }
  };
  for (const name of Object.getOwnPropertyNames(window)) {
    const value: unknown = Object.getOwnPropertyDescriptor(window, name)?.value;
    if (typeof value !== 'function') continue;
    const { prototype }: { prototype?: unknown } = value;
    if (typeof prototype === 'object' && prototype !== null) note(prototype, name);
  }
  for (const [name, owner] of Object.entries({ window, document, history, console, navigator }))
    note(owner, name);
  return found;
}

/** Names of the functions that are others than before, or gone, or new. */
export function changedFunctions(before: ReadonlyMap<string, Accessors>): string[] {
  const now = pageFunctions();
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].filter((name) => {
    const [old, fresh] = [before.get(name), now.get(name)];
    return !old || !fresh || old.some((each, index) => each !== fresh[index]);
  });
}
