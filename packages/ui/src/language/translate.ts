type Catalogue = Readonly<Record<string, string>>;

let active: { readonly locale: string | undefined; readonly texts: Catalogue } = {
  locale: undefined,
  texts: {},
};

/**
 * Sets the language of all texts. Call it before the first render: texts that are already shown do not change.
 *
 * @param locale BCP 47 tag for dates and numbers; undefined for the browser's
 * @param texts translations by their English text
 */
export function setLanguage(locale: string | undefined, texts: Catalogue): void {
  active = { locale, texts };
}

/** Returns the locale for dates and numbers; undefined for the browser's. */
export function getLocale(): string | undefined {
  return active.locale;
}

/** Characters that turn the rest of a sentence around; the name of a visitor can contain them. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Returns a text in the user's language; the English text itself where it has no translation. Values are shown without
 * characters that change the direction of what follows.
 *
 * @example translate('{count} of {total} selected', { count: 2, total: 12 })
 */
export function translate(text: string, values?: Readonly<Record<string, string | number>>): string {
  const translated = active.texts[text] ?? text;
  return values
    ? translated.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole).replace(turning, ''))
    : translated;
}

/** Translates what is a text, and returns any other content as it is. */
export function translateContent<Content>(content: Content): Content | string {
  return typeof content === 'string' ? translate(content) : content;
}
