/** A record's id in an address: a positive whole number, or nothing. */
export function readId(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
}
