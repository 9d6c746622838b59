/**
 * Returns the locale for dates and numbers in English texts: the browser's if that is English, else English as in the
 * browser's region, so that an English sentence has no Arabic digits or German months.
 *
 * @param browserLocale BCP 47 tag
 * @returns undefined for the browser's
 */
export function readEnglishLocale(browserLocale: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(browserLocale).maximize();
    if (language === 'en') return undefined;
    return region === undefined ? 'en' : `en-${region}`;
  } catch {
    // Not a language tag, as some embedded browsers have it.
    return 'en';
  }
}
