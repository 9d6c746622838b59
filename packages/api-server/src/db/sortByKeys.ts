/** Returns rows in the order of their keys; keys without a row are left out. */
export function sortByKeys<K, R>(keys: readonly K[], rows: readonly R[], getKey: (row: R) => K): R[] {
  const byKey = new Map(rows.map((row) => [getKey(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
