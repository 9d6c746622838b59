/** Names of fields whose values never reach a log. */
const secretName = /pass(word|wd)?$|secret|token|authorization|cookie|api[-_]?key|hash$|signature|proof/i;

/** Credentials inside texts: bearer tokens, parameters of URLs, the password of a connection URL. */
const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [hidden]'],
  [/([?&;\s]|^)([\w-]*(?:token|secret|password|api_?key|appsecret_proof|code))=[^&\s"']+/gi, '$1$2=[hidden]'],
  // `\b`: without it, a long word is searched again from each of its letters.
  [/(\b\w+:\/\/[^\s:/@]+:)[^\s@/]+@/g, '$1[hidden]@'],
  [/("[\w-]*(?:token|secret|password)"\s*:\s*)"[^"]*"/gi, '$1"[hidden]"'],
];

const deepest = 6;

function redactText(text: string): string {
  return secretTexts.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
}

/**
 * Returns a copy of `value` for a log: fields named like a secret and credentials inside texts are hidden.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '[deep]';
  if (value instanceof Date) return value;
  if (value instanceof Error) return redactError(value, depth);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redact(item, depth + 1));
  const fields = Object.entries(value).map(([name, item]) => {
    return [name, secretName.test(name) ? '[hidden]' : redact(item, depth + 1)] as const;
  });
  return Object.fromEntries(fields);
}

/** Keeps name, text, code and stack. Not the whole object: database drivers attach the query's parameters. */
function redactError(error: Error, depth: number): object {
  return {
    type: error.name,
    message: redactText(withoutParameters(error.message)),
    ...('code' in error ? { code: error.code } : {}),
    stack: redactText(withoutParameters(error.stack ?? '')),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  };
}

/** Removes the parameters of a failed query, which contain user input, from Drizzle's error text. */
function withoutParameters(text: string): string {
  return text.replace(/^params: .*$/gm, 'params: [hidden]');
}
