const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'É',
  O: 'Ö',
  U: 'Û',
};

/** Returns a text with accents, brackets and a third more length; placeholders in braces stay. */
export function toPseudo(text: string): string {
  const accented = text.replace(/\{\w+\}|[a-zA-Z]/g, (part) => accents[part] ?? part);
  return `[${accented}${'~'.repeat(Math.ceil(text.length / 3))}]`;
}

/** A catalogue that translates every text to the pseudo-locale: what stays plain English cannot be translated. */
export const pseudoTexts: Readonly<Record<string, string>> = new Proxy<Record<string, string>>(
  {},
  { get: (_texts, text) => (typeof text === 'string' ? toPseudo(text) : undefined) },
);
