import { useInsertionEffect } from 'react';
import { findLanguage } from './languages';

/** Returns the language that a tag's texts are in: without texts, the frame is in English. */
function toDocumentLanguage(tag: string, hasOwnTexts: boolean): string {
  const isShown = hasOwnTexts || findLanguage(tag) !== undefined || /^en\b/i.test(tag);
  return isShown ? tag.replaceAll('_', '-') : 'en';
}

/**
 * Sets the language on `<html>`: screen readers choose their voice, and browsers hyphenation and fonts, by it.
 * @param tag the visitor's language
 * @param hasOwnTexts the project has texts in it
 */
export function useDocumentLanguage(tag: string, hasOwnTexts: boolean): void {
  const language = toDocumentLanguage(tag, hasOwnTexts);
  useInsertionEffect(
    function applyLanguage() {
      const { documentElement } = document;
      const { lang } = documentElement;
      documentElement.lang = language;
      return () => {
        documentElement.lang = lang;
      };
    },
    [language],
  );
}
