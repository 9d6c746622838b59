/** Names of fields whose values must not be logged. */
const secretName =
  /pass(word|wd)?$|secret|token|authorization|cookie|credential|api[-_]?key|^key$|^code$|hash$|digest$|^sealed_|signature|card_?number|cvc|payment_?method/i;
const masked = '***';
const deepest = 6;
/** Maximum length of a value as JSON; a template's content would fill the log. */
const longestValue = 2000;

/** Returns whether a field, or a column by its name, has a value that must not be logged. */
export function isSecretName(name: string): boolean {
  return secretName.test(name);
}

function mask(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Blob) return `(${value.size} bytes)`;
  if (ArrayBuffer.isView(value)) return `(${value.byteLength} bytes)`;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.slice(0, 1000).map((item) => mask(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretName.test(name) ? masked : mask(item, depth + 1),
    ]),
  );
}

/** Returns a field's value for the audit log: secrets as `***`, long values cut. */
export function maskSecrets(name: string, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (secretName.test(name)) return masked;
  const shown = mask(value, 0);
  const text = JSON.stringify(shown);
  return text.length <= longestValue ? shown : `${text.slice(0, longestValue)}…`;
}
