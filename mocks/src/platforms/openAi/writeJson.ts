const openings = ['Ready for', 'Say hello to', 'Now booking:', 'Your neighbours love', 'Finally,'];
const list = /"(\w+)": a list of (\d+) texts? of at most ([\d, ]+) characters/g;
const single = /Its fields, each one text: ([\w, ]+)\./;

/** Hashes a text to 32 bits (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Writes a text with the prompt's longest words, so that readers recognize what it answers. */
export function writeText(prompt: string, index: number): string {
  const found = prompt.match(/\p{L}{5,}/gu) ?? ['offer'];
  const words = [...new Set(found)].sort((one, other) => other.length - one.length);
  const opening = openings[(hashText(prompt) + index) % openings.length];
  const some =
    words
      .slice(index, index + 3)
      .join(', ')
      .toLowerCase() || 'more';
  return `${opening} ${some}. Book your place today.`;
}

/** Writes the object that a system message requests by its list of fields; empty if there is none. */
export function writeJson(system: string, prompt: string): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const [, name = '', count = '0', most = ''] of system.matchAll(list)) {
    const max = Math.min(...most.split(',').map(Number));
    written[name] = Array.from({ length: Number(count) }, (_none, index) =>
      fit(writeText(prompt, index), index, max),
    );
  }
  for (const name of single.exec(system)?.[1]?.split(', ') ?? [])
    written[name] = writeText(prompt, name.length % 3);
  return written;
}

/** Shortens a text to the limit at the end of a word; numbered, so that no two are equal. */
function fit(text: string, index: number, max: number): string {
  const number = ` ${index + 1}`;
  return `${text.slice(0, max - number.length).replace(/[\s.,:]+\S*$/, '')}${number}`;
}
