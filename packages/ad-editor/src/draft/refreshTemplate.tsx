import { createContext, useContext } from 'react';

/**
 * For parts of a template with separate save calls (ad types, access): refetches the template, so that the
 * next save does not report a conflict. Unsaved changes stay.
 */
export const RefreshTemplateContext = createContext<() => Promise<void>>(async () => undefined);

/** Call it after such a call. */
export function useRefreshTemplate(): () => Promise<void> {
  return useContext(RefreshTemplateContext);
}
