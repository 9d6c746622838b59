import type { Contract } from '@adlane/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Client } from '../client/Client';
import type { Queries } from '../queries/createQueries';

/** Client and queries for components. */
export type Api = { readonly client: Client<Contract>; readonly queries: Queries<Contract> };

const ApiContext = createContext<Api | undefined>(undefined);

/**
 * Provides client and queries; place it beside react-query's `QueryClientProvider`.
 *
 * @example <ApiProvider client={client} queries={queries}><App /></ApiProvider>
 */
export function ApiProvider({ client, queries, children }: Api & { readonly children: ReactNode }) {
  const api = useMemo(() => ({ client, queries }), [client, queries]);
  return <ApiContext.Provider value={api}>{children}</ApiContext.Provider>;
}

/**
 * Returns the API of the nearest `ApiProvider`.
 * @throws Error without a provider
 *
 * @example const { queries } = useApi(); const ads = useQuery(queries.ads.list.query());
 */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi found no ApiProvider above it; wrap the app or the story in one.');
  return api;
}
