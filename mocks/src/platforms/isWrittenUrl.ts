/**
 * Returns whether an address has the characters of RFC 3986 only, which both platforms demand, and braces for their macros.
 */
export function isWrittenUrl(text: unknown): boolean {
  return typeof text === 'string' && /^https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%{}]+$/.test(text);
}
