import type { Language } from '../texts/languages';

/** Name of the close button by language. Every page of a site loads the banner, so it loads no catalog for one text. */
export const closeTexts: Readonly<Record<Language | 'en', string>> = {
  en: 'Close',
  de: 'Schließen',
  fr: 'Fermer',
  es: 'Cerrar',
  pt: 'Fechar',
  ar: 'إغلاق',
  ja: '閉じる',
};
