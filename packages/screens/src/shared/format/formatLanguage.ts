import { getDisplayNames } from '@adlane/contract/rules';
import { getLocale } from '@adlane/ui';

/** Names a language by its BCP 47 tag, 'pt-BR' as 'Brazilian Portuguese'; any other text stays as it is. */
export function formatLanguage(tag: string, locale = getLocale() ?? 'en'): string {
  try {
    return getDisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    // Visitors send what their site says.
    return tag;
  }
}
