import type { Contract } from '@adlane/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Client } from '../client/Client';
import type { Queries } from '../queries/createQueries';

/** The API as components see it. */
export type Api = { readonly client: Client<Contract>; readonly queries: Queries<Contract> };

const ApiContext = createContext<Api | undefined>(undefined);

/** Hands client and queries down; put it beside react-query's `QueryClientProvider`. */
export function ApiProvider({ client, queries, children }: Api & { readonly children: ReactNode }) {
  const api = useMemo(() => ({ client, queries }), [client, queries]);
  return <ApiContext.Provider value={api}>{children}</ApiContext.Provider>;
}

/** The API of the nearest `ApiProvider`. Throws where there is none. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi found no ApiProvider above it; wrap the app or the story in one.');
  return api;
}
