import {
  defaultFormTexts,
  defaultPageTexts,
  type FeedbackFlow,
  type FlowConfig,
} from '@adlane/contract/widget/flowConfig';

/** Languages that are written from right to left. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Normalizes a language for comparison: `EN_us ` becomes `en-us`. */
export function normalizeLanguage(lang: string): string {
  return lang.trim().toLowerCase().replaceAll('_', '-');
}

/**
 * Returns a project's configuration for one language: its texts (`de-at`, else `de`) if the project has texts
 * by language, over those of the widget, and the direction of its script.
 */
export function localizeConfig(config: FlowConfig, lang: string): FlowConfig {
  const language = normalizeLanguage(lang);
  const base = language.split('-')[0] ?? language;
  const texts = new Map(
    Object.entries(config.staticTranslations).map(([key, value]) => [normalizeLanguage(key), value]),
  );
  const own = [language, base, 'en'].map((key) => texts.get(key)).find(isRecord);
  const isTranslated = [language, base].some((key) => isRecord(texts.get(key)));
  return {
    ...config,
    feedbackFlows: config.feedbackFlows.map((flow) => localizeFlow(flow, language)),
    staticTranslations: {
      ...(isTranslated && { lang: base }),
      ...new Map(Object.entries(defaultPageTexts)).get(base),
      ...(own ?? config.staticTranslations),
    },
    localizationOptions: {
      ...config.localizationOptions,
      rtl: config.localizationOptions.rtl || rightToLeft.has(base),
    },
  };
}

/** Returns a form with its texts for one language; missing ones stay as they are. */
function localizeFlow({ translations, ...flow }: FeedbackFlow, language: string): FeedbackFlow {
  const { title, description } = flow;
  return {
    ...flow,
    ...findDefaultTexts({ title, description }, language),
    ...findTexts(translations, language),
    form: flow.form.map(({ translations: texts, ...field }) => ({
      ...field,
      ...findDefaultTexts({ title: field.title, placeholder: field.placeholder }, language),
      ...findTexts(texts, language),
    })),
  };
}

/** Translates what a form still has of a new project's forms; projects are older than those translations. */
function findDefaultTexts(texts: Readonly<Record<string, string | undefined>>, language: string) {
  const defaults = new Map(Object.entries(defaultFormTexts)).get(language.split('-')[0] ?? language);
  const translations = new Map(Object.entries(defaults ?? {}));
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const translation = text === undefined ? undefined : translations.get(text);
      return translation === undefined ? [] : [[key, translation]];
    }),
  );
}

function findTexts(translations: FeedbackFlow['translations'], language: string): Record<string, string> {
  const base = language.split('-')[0] ?? language;
  const texts = { ...translations?.[base], ...translations?.[language] };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
