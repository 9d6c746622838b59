/** Returns a `LIKE` pattern that finds `text` anywhere, with its wildcards escaped. */
export function searchPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
