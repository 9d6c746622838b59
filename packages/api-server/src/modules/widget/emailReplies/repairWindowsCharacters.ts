/** What the bytes 80 to 9F are in windows-1252; five of them are nothing. */
const characters = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'];

/**
 * Returns a text in which control characters that are "€", "–" or a quotation mark of windows-1252 are what they were.
 * Node's `TextDecoder` reads the charset as ISO-8859-1.
 */
export function repairWindowsCharacters(text: string): string {
  return text.replace(/[\u0080-\u009F]/g, (each) => characters[each.charCodeAt(0) - 0x80] ?? each);
}
