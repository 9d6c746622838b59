/** Storage key of the language chosen in this browser. */
export const languageKey = 'adlane.language';

/** Returns the code of the language chosen in this browser, or null. */
export function readLanguageCode(): string | null {
  try {
    return window.localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
