/** Reads currency codes (ISO 4217) from a text with spaces between them. */
export function listCodes(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
