/** A `LIKE` pattern that finds `text` anywhere, its wildcards taken literally. */
export function searchPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
