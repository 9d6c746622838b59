/** About how many characters a value takes as JSON, without writing it out. */
export function eventLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 6;
  let length = 2;
  if (Array.isArray(value)) {
    for (const entry of value) length += eventLength(entry) + 1;
    return length;
  }
  // Runs over all that is recorded: no list of entries is made for it.
  for (const key in value)
    length += key.length + 4 + eventLength((value as Readonly<Record<string, unknown>>)[key]);
  return length;
}
