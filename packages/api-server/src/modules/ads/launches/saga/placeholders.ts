/** Returns a placeholder for the id that an earlier step brings, e.g. `{campaign}`, `{image:17}`. */
export function placeholder(key: string): string {
  return `{${key}}`;
}

/**
 * Replaces placeholders by external ids, at any depth. Only a whole value is a placeholder: a user's text
 * with braces remains as it is.
 * @throws Error where the step has brought no id
 */
export function resolvePlaceholders(value: unknown, idsByStep: ReadonlyMap<string, string | null>): unknown {
  if (typeof value === 'string') return resolveText(value, idsByStep);
  if (Array.isArray(value)) return value.map((item) => resolvePlaceholders(item, idsByStep));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolvePlaceholders(item, idsByStep)]),
  );
}

/** Replaces placeholders between the slashes of a path. */
export function resolvePath(path: string, idsByStep: ReadonlyMap<string, string | null>): string {
  return path
    .split('/')
    .map((part) => resolveText(part, idsByStep))
    .join('/');
}

function resolveText(text: string, idsByStep: ReadonlyMap<string, string | null>): string {
  const key = /^\{([a-zA-Z]+(?::\d+)?)\}$/.exec(text)?.[1];
  if (key === undefined || !idsByStep.has(key)) return text;
  const id = idsByStep.get(key);
  if (!id) throw new Error(`The step ${key} has no id yet.`);
  return id;
}
