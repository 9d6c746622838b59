const fallback = 'en-US';

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/**
 * Returns the first of the browser's languages that is a valid tag: some systems report tags such as
 * `en-US@posix`.
 */
export function getSystemLocale(languages: readonly string[]): string {
  return languages.map(canonical).find((tag) => tag !== undefined) ?? fallback;
}
