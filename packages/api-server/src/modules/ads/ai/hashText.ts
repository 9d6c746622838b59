/** Hashes a text to 32 bits (FNV-1a), so that results derived from it are reproducible. */
export function hashText(text: string): number {
  let seed = 0x811c9dc5;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return seed;
}
