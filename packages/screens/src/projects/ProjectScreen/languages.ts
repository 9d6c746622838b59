/** Languages that the editor offers first. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  tr: 'Turkish',
  ar: 'Arabic',
  he: 'Hebrew',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
};

/** Lists the options of a language choice, with languages that the configuration uses already. */
export function listLanguageOptions(used: readonly string[]): { value: string; label: string }[] {
  const all = new Set([...Object.keys(languageNames), ...used]);
  return [...all].map((value) => ({ value, label: languageNames[value] ?? value }));
}
