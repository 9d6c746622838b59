import type { ParsedFlowConfig } from '../config/parseFlowConfig';

/** Returns the language of the texts: the server says it where they are not in English. */
export function readTextLanguage(
  config: Partial<Pick<ParsedFlowConfig, 'staticTranslations'>> | undefined,
): string {
  return String(config?.staticTranslations?.['lang'] ?? 'en');
}
