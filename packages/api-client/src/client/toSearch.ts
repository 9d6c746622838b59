function toText(name: string, value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') {
    throw new TypeError(
      `The query value ${name} is an object; only texts, numbers, booleans, dates and lists of them fit.`,
    );
  }
  return String(value);
}

/**
 * Converts a query to `?page=2&tag=a&tag=b`, or ''. `undefined` and `null` are omitted, lists repeat their
 * name.
 */
export function toSearch(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values) {
      if (one !== undefined && one !== null) search.append(name, toText(name, one));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
