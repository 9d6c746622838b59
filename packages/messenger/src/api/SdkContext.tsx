import type { VisitorSession } from '@adlane/contract/widget/sessions';
import {
  QueryClient,
  QueryClientProvider,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { ApiAccess } from '../state/messengerState';
import { createSdkClient, type SdkClient, SdkError } from './createSdkClient';
import type { SdkCallName, SdkInput, SdkOutput } from './sdkRoutes';

const SdkContext = createContext<SdkClient | undefined>(undefined);

export type SdkProviderProps = {
  /** Undefined until the page sent them: queries wait. */
  access: ApiAccess | undefined;
  session: VisitorSession | undefined;
  /** Changes when the server has new content: loaded data is fetched again. */
  contentVersion: number;
  children: ReactNode;
};

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A request without a connection fails at once, so that the screen can say so.
        networkMode: 'always',
        staleTime: 15_000,
        retry: (count, error) =>
          count < 2 && error instanceof SdkError && (error.status === 502 || error.status === 503),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Provides the API's client to the frame's screens. Another visitor starts with an empty cache. */
export function SdkProvider({ access, session, contentVersion, children }: SdkProviderProps) {
  const [queryClient] = useState(createQueryClient);
  const { apiUrl, sdkKey } = access ?? {};
  const { gleapId, gleapHash } = session ?? {};
  const client = useMemo(
    () =>
      apiUrl && sdkKey && gleapId && gleapHash
        ? createSdkClient({ apiUrl, sdkKey }, { gleapId, gleapHash } as VisitorSession)
        : undefined,
    [apiUrl, sdkKey, gleapId, gleapHash],
  );
  useEffect(
    function clearForAnotherVisitor() {
      return () => queryClient.clear();
    },
    [queryClient, client],
  );
  useEffect(
    function refetchChangedContent() {
      if (contentVersion > 0) void queryClient.invalidateQueries();
    },
    [queryClient, contentVersion],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <SdkContext value={client}>{children}</SdkContext>
    </QueryClientProvider>
  );
}

type QueryExtras = {
  /** False waits with the request. */
  readonly enabled?: boolean;
  readonly refetchInterval?: number;
};

/** Reads from the API. */
export function useSdkQuery<N extends SdkCallName>(
  name: N,
  input: SdkInput<N>,
  { enabled = true, refetchInterval }: QueryExtras = {},
): UseQueryResult<SdkOutput<N>> {
  const client = use(SdkContext);
  return useQuery<SdkOutput<N>>({
    queryKey: [name, input],
    queryFn: () => requireClient(client).call(name, input),
    enabled: enabled && client !== undefined,
    ...(refetchInterval !== undefined && { refetchInterval }),
  });
}

/**
 * Changes something by the API; afterwards all loaded data is fetched again.
 * @param isQuiet the call changes nothing that the frame shows
 */
export function useSdkMutation<N extends SdkCallName>(
  name: N,
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
): UseMutationResult<SdkOutput<N>, Error, SdkInput<N>> {
  const client = use(SdkContext);
  const queryClient = useQueryClient();
  return useMutation<SdkOutput<N>, Error, SdkInput<N>>({
    mutationFn: (input) => requireClient(client).call(name, input),
    onSuccess: () => {
      if (!isQuiet) void queryClient.invalidateQueries();
    },
  });
}

/** Writes the answer of a call into the cache of a read. */
export function useStoreAnswer() {
  const queryClient = useQueryClient();
  return <N extends SdkCallName>(name: N, input: SdkInput<N>, answer: SdkOutput<N>) => {
    queryClient.setQueryData([name, input], answer);
  };
}

function requireClient(client: SdkClient | undefined): SdkClient {
  if (!client) throw new SdkError(0, 'There is no session yet.');
  return client;
}
