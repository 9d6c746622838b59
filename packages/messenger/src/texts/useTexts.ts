import { useEffect, useState } from 'react';
import { en } from './en';
import { findLanguage, type Language, loadTexts } from './languages';
import type { Texts } from './Texts';

type Loaded = { readonly language: Language; readonly texts: Texts };

/** Returns the texts of a language; undefined while they load. */
export function useTexts(tag: string | undefined): Texts | undefined {
  const language = findLanguage(tag);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(
    function loadLanguage() {
      if (!language) return;
      let isCurrent = true;
      void loadTexts(language).then((texts) => {
        if (isCurrent) setLoaded({ language, texts });
      });
      return () => {
        isCurrent = false;
      };
    },
    [language],
  );
  if (!language) return en;
  return loaded?.language === language ? loaded.texts : undefined;
}
