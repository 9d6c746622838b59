/**
 * Returns the key that names are compared by: it ignores case, composition, character width, repeated spaces
 * and invisible characters.
 */
export function toNameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFKC');
}
