/** Parses a record's id in the URL: a positive integer, or undefined. */
export function readId(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
}
