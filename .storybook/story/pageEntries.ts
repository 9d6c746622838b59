import type { PackageEntry } from '../docgen/PackageEntry';

type Part = { readonly name: string; readonly file: string };

/** Finds the entry to import a part from: the one with the fewest exports; undefined for parts that none exports. */
export function findEntry(entries: readonly PackageEntry[], part: Part): PackageEntry | undefined {
  return entries
    .filter(({ exports }) => exports.some(({ name, file }) => name === part.name && file === part.file))
    .sort((one, other) => one.exports.length - other.exports.length)[0];
}

/**
 * Lists the entries of a docs page.
 * @param part what the page describes first
 * @param names entries that the page names besides that of its part
 */
export function listPageEntries(
  entries: readonly PackageEntry[],
  part: Part | undefined,
  names: readonly string[] = [],
): PackageEntry[] {
  const own = part && findEntry(entries, part);
  const named = entries.filter(({ name }) => names.includes(name));
  return [...new Set([...(own ? [own] : []), ...named])];
}
