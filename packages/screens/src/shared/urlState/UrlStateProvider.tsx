import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** How the URL changes: `push` adds a history entry, `replace` (typing into a search) does not. */
export type UrlChange = 'push' | 'replace';

/** The query string and a function to change it. */
export type UrlState = {
  readonly params: URLSearchParams;
  readonly setParams: (params: URLSearchParams, change: UrlChange) => void;
};

const UrlStateContext = createContext<UrlState | undefined>(undefined);

/** Provides the router's query string, so that screens store state in the URL without a router dependency. */
export function UrlStateProvider({ params, setParams, children }: UrlState & { children: ReactNode }) {
  const state = useMemo(() => ({ params, setParams }), [params, setParams]);
  return <UrlStateContext value={state}>{children}</UrlStateContext>;
}

/** URL state in memory, for stories and tests. */
export function MemoryUrlState({ initial = '', children }: { initial?: string; children: ReactNode }) {
  const [params, setParams] = useState(() => new URLSearchParams(initial));
  return (
    <UrlStateProvider params={params} setParams={setParams}>
      {children}
    </UrlStateProvider>
  );
}

/**
 * Returns the nearest URL state.
 * @throws Error without a provider
 */
export function useUrlState(): UrlState {
  const state = use(UrlStateContext);
  if (!state)
    throw new Error('useUrlState found no UrlStateProvider above it; wrap the app or the story in one.');
  return state;
}
