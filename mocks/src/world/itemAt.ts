/**
 * Returns the item at an index, starting over after the end.
 * @throws for an empty list
 */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError(`There is no item ${index}: the list is empty.`);
  return item;
}
