/** About how many characters a value takes as JSON, without writing it out. */
export function eventLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 6;
  let length = 2;
  if (Array.isArray(value)) {
    for (const entry of value) length += eventLength(entry) + 1;
    return length;
  }
  for (const [key, entry] of Object.entries(value)) length += key.length + 4 + eventLength(entry);
  return length;
}
