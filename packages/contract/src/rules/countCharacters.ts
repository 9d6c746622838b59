/**
 * Length of a text in the one unit that every limit is counted in: code points of the text's composed (NFC) form.
 *
 * 'é' counts one however it was typed, an astral letter counts one, a family emoji as many as it is made of.
 * Code points are what the platforms and PostgreSQL's `char_length` count, and they do not depend on the engine's
 * Unicode version as grapheme clusters do, so that browser and server always agree.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _codePoint of text.normalize('NFC')) count += 1;
  return count;
}
