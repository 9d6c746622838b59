import { type UrlChange, UrlStateProvider } from '@adlane/screens';
import { type ReactNode, useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Connects the router's query string to the screens' URL state. */
export function RouterUrlState({ children }: { children: ReactNode }) {
  const [params, setSearchParams] = useSearchParams();
  const setParams = useCallback(
    (next: URLSearchParams, change: UrlChange) =>
      setSearchParams(next, { replace: change === 'replace', preventScrollReset: true }),
    [setSearchParams],
  );
  return (
    <UrlStateProvider params={params} setParams={setParams}>
      {children}
    </UrlStateProvider>
  );
}
