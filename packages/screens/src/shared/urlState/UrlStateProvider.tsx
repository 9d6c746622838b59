import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** How the address changes: a `push` can be gone back from, a `replace` (typing into a search) can not. */
export type UrlChange = 'push' | 'replace';

/** The part of the address after '?', and how to change it. */
export type UrlState = {
  readonly params: URLSearchParams;
  readonly setParams: (params: URLSearchParams, change: UrlChange) => void;
};

const UrlStateContext = createContext<UrlState | undefined>(undefined);

/** Hands the router's query string down, so that screens keep their state in the address without knowing the router. */
export function UrlStateProvider({ params, setParams, children }: UrlState & { children: ReactNode }) {
  const state = useMemo(() => ({ params, setParams }), [params, setParams]);
  return <UrlStateContext value={state}>{children}</UrlStateContext>;
}

/** The address's state for stories and tests: kept in memory. */
export function MemoryUrlState({ initial = '', children }: { initial?: string; children: ReactNode }) {
  const [params, setParams] = useState(() => new URLSearchParams(initial));
  return (
    <UrlStateProvider params={params} setParams={setParams}>
      {children}
    </UrlStateProvider>
  );
}

/** The nearest address state. Throws where there is none. */
export function useUrlState(): UrlState {
  const state = use(UrlStateContext);
  if (!state)
    throw new Error('useUrlState found no UrlStateProvider above it; wrap the app or the story in one.');
  return state;
}
