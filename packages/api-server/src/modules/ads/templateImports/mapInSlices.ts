/** Items that are mapped without a pause: checking a row takes about a millisecond, and a request waits several times for its turn. */
const sliceSize = 5;

/** Maps items in order, some at a time, so that other requests run in between. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += sliceSize) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    for (const item of items.slice(start, start + sliceSize)) results.push(map(item));
  }
  return results;
}
