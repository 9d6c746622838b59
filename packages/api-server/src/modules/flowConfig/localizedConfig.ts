import type { FlowConfig } from '@adlane/contract/flowConfig';

/** Languages that are written from right to left. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** `EN_us ` → `en-us`: how languages are compared. */
export function normalLanguage(lang: string): string {
  return lang.trim().toLowerCase().replaceAll('_', '-');
}

/**
 * A project's configuration for one language: the texts of that language (`de-at`, else `de`) where the project keeps
 * texts by language, and the direction of its script.
 */
export function localizedConfig(config: FlowConfig, lang: string): FlowConfig {
  const language = normalLanguage(lang);
  const base = language.split('-')[0] ?? language;
  const texts = new Map(
    Object.entries(config.staticTranslations).map(([key, value]) => [normalLanguage(key), value]),
  );
  const own = [language, base, 'en'].map((key) => texts.get(key)).find(isRecord);
  return {
    ...config,
    ...(own && { staticTranslations: own }),
    localizationOptions: {
      ...config.localizationOptions,
      rtl: config.localizationOptions.rtl || rightToLeft.has(base),
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
