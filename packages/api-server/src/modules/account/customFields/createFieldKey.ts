const maxLength = 60;
const fallback = 'field';
/** Names that every JavaScript object has; as keys they would read inherited properties. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()));

/**
 * Returns a custom field's key in data, made from its name: lower-case Latin letters, digits and `_`,
 * starting with a letter, never a name that every object has. A number is appended if the key is in use.
 * @param usedKeys keys in use
 */
export function createFieldKey(name: string, usedKeys: ReadonlySet<string>): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, maxLength)
    .replace(/_+$/, '');
  const base = letters === '' || inherited.has(letters) ? fallback : letters;
  if (!usedKeys.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const candidate = `${base}_${number}`;
    if (!usedKeys.has(candidate)) return candidate;
  }
}
