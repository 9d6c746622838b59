/**
 * What two names are compared by: upper and lower case, composed and decomposed letters, full and half width, doubled
 * spaces and signs that nobody sees make no other name.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFKC');
}
