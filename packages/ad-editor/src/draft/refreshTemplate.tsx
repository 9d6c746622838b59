import { createContext, useContext } from 'react';

/**
 * For parts of a template that are saved by separate calls (ad types, access): refetches the template, so that
 * the next save is not taken for one onto another's changes. What is unsaved stays.
 */
export const RefreshTemplateContext = createContext<() => Promise<void>>(async () => undefined);

/** Call it after such a call. */
export function useRefreshTemplate(): () => Promise<void> {
  return useContext(RefreshTemplateContext);
}
