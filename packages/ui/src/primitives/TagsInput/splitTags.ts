/** Separators in a pasted text: line breaks, tabs, commas and semicolons. */
const separators = /[\r\n\t,;]+/;

/** Normalizes case and Unicode form, to compare tags. */
function toKey(tag: string): string {
  return tag.normalize('NFC').toLocaleLowerCase('en');
}

/** Splits a text into trimmed tags, without empty tags and duplicates (case-insensitive). */
export function splitTags(text: string, known: readonly string[]): string[] {
  const seen = new Set(known.map(toKey));
  return text
    .split(separators)
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter((tag) => {
      const key = toKey(tag);
      if (tag === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
