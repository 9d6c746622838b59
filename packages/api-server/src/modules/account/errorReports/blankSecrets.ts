/** Names of fields that an error report does not need. */
const secretName = /pass(word|wd)?|secret|token|authorization|cookie|api[-_]?key|signature|credential/i;

/** Credentials inside texts: headers, JSON fields, query parameters. */
const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [blanked]'],
  [/("[^"]*(?:password|secret|token)[^"]*"\s*:\s*)"(?:[^"\\]|\\.)*"/gi, '$1"[blanked]"'],
  [/([?&;\s]|^)([\w-]*(?:token|secret|password|api_?key|code))=[^&\s"']+/gi, '$1$2=[blanked]'],
];
const deepest = 12;

/** Returns a text without credentials. */
export function blankText(text: string): string {
  return secretTexts.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
}

/** Returns a copy without credentials that a client forgot to remove. */
export function blankSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return blankText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => blankSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretName.test(name) ? '[blanked]' : blankSecrets(item, depth + 1),
    ]),
  );
}
