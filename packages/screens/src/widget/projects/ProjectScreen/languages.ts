import { formatLanguage } from '../../../shared/format/formatLanguage';

/** Languages that the editor offers first. */
const offered = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ar', 'he', 'ja', 'ko', 'zh'];

/** Lists the options of a language choice, with languages that the configuration uses already. */
export function listLanguageOptions(used: readonly string[]): { value: string; label: string }[] {
  return [...new Set([...offered, ...used])].map((value) => ({ value, label: formatLanguage(value) }));
}
