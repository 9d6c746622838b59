/** What stands between two tags of a pasted text: line ends, tabs, commas and semicolons. */
const separators = /[\r\n\t,;]+/;

/** Upper and lower case, and the ways to write the same letter, make no difference. */
function keyOf(tag: string): string {
  return tag.normalize('NFC').toLocaleLowerCase('en');
}

/** The tags of a text, each trimmed; empty ones and those that are there already, in whatever case, are left out. */
export function splitTags(text: string, known: readonly string[]): string[] {
  const seen = new Set(known.map(keyOf));
  return text
    .split(separators)
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter((tag) => {
      const key = keyOf(tag);
      if (tag === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
