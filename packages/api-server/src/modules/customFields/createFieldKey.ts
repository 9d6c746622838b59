const maxLength = 60;
const fallback = 'field';
/** Names that every JavaScript object has; a key like them would be read as something else. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()));

/**
 * The key of a custom field in data: lower case Latin letters, digits and `_`, a letter in front, and none of the names
 * that objects have of their own. Made from the field's name; a number is added where it is taken.
 * @param taken keys in use
 */
export function createFieldKey(name: string, taken: ReadonlySet<string>): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, maxLength)
    .replace(/_+$/, '');
  const base = letters === '' || inherited.has(letters) ? fallback : letters;
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const candidate = `${base}_${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
