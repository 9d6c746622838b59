const rightToLeft: ReadonlySet<string> = new Set([
  'ar',
  'dv',
  'fa',
  'he',
  'ku',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
]);

/** Reading direction of a BCP 47 tag's language. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const [language = ''] = locale.toLowerCase().split('-');
  return rightToLeft.has(language) ? 'rtl' : 'ltr';
}
