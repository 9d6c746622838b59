import { createContext, use } from 'react';
import { createTranslate, type Translate } from './createTranslate';

export const TranslateContext = createContext<Translate>(createTranslate(undefined));

/** The texts of the project that is shown. */
export function useTranslate(): Translate {
  return use(TranslateContext);
}
