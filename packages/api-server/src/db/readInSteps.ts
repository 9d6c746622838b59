/** Some rows of a list. */
export type Range = { readonly limit: number; readonly offset: number };

/** Finds matches among the first `depth` rows, by an index in all of them, or by reading all of them. */
export type ReadBy = { readonly depth: number } | 'index' | 'reading';

/** How many rows are read, and how many matches make it worth reading on. */
export type Attempt = { readonly depth: number; readonly enough: number };

/**
 * Lists matching keys in order. First reads the first rows of the list: what many of them have fills a page soon. What few
 * of them have is found by indexes, which read all matches before they are ordered.
 */
export async function readInSteps<Key>(
  { limit, offset }: Range,
  attempts: readonly Attempt[],
  read: (range: Range, by: Exclude<ReadBy, 'reading'>) => Promise<Key[]>,
): Promise<Key[]> {
  const needed = offset + limit;
  for (const { depth, enough } of attempts) {
    const found = await read({ limit: needed, offset: 0 }, { depth });
    if (found.length === needed) return found.slice(offset);
    if (found.length < enough) break;
  }
  return read({ limit, offset }, 'index');
}
