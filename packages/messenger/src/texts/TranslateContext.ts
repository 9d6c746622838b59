import { createContext, use } from 'react';
import { createTranslate, type Translate } from './createTranslate';

export const TranslateContext = createContext<Translate>(createTranslate(undefined));

/** Returns the texts of the current project. */
export function useTranslate(): Translate {
  return use(TranslateContext);
}
