/**
 * Returns the length of a text in the unit of every limit: code points of its composed (NFC) form.
 *
 * 'é' counts one however it was typed, an astral letter counts one, a family emoji counts its parts.
 * Platforms and PostgreSQL's `char_length` count code points, which unlike grapheme clusters do not depend on
 * the engine's Unicode version, so browser and server always agree.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _codePoint of text.normalize('NFC')) count += 1;
  return count;
}
