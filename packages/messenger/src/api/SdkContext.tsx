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
import { createOutgoing, getPolicy, isLater, type Outgoing } from './createOutgoing';
import { createSdkClient, type SdkClient, SdkError } from './createSdkClient';
import type { SdkCallName, SdkInput, SdkOutput } from './sdkRoutes';

type Sdk = { readonly client: SdkClient; readonly outgoing: Outgoing };

const SdkContext = createContext<Sdk | undefined>(undefined);

/** First wait before a write without a final answer is sent again, and the longest, in milliseconds. */
const firstRetryMs = 2000;
const maxRetryMs = 30_000;

/** Sends a write again until it has a final answer, at the time that the server names. */
const untilFinal = {
  networkMode: 'always',
  retry: (_count: number, error: Error) => isLater(error),
  retryDelay: (count: number, error: Error) =>
    (error instanceof SdkError && error.retryAfterMs) || Math.min(firstRetryMs * 2 ** count, maxRetryMs),
} as const;

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
  const sdk = useMemo(() => {
    if (!apiUrl || !sdkKey || !gleapId || !gleapHash) return undefined;
    const visitor = { gleapId, gleapHash } as VisitorSession;
    const server = { apiUrl, sdkKey };
    return { client: createSdkClient(server, visitor), outgoing: createOutgoing(server, visitor) };
  }, [apiUrl, sdkKey, gleapId, gleapHash]);
  useEffect(
    function clearForAnotherVisitor() {
      return () => queryClient.clear();
    },
    [queryClient, sdk],
  );
  useEffect(
    function sendLeftWrites() {
      for (const mutationFn of sdk?.outgoing.listLeft() ?? []) {
        const options = { ...untilFinal, mutationFn, onSuccess: () => queryClient.invalidateQueries() };
        // A refusal is final, and the screen that sent it is gone.
        queryClient
          .getMutationCache()
          .build(queryClient, options)
          .execute(undefined)
          .catch(() => undefined);
      }
    },
    [queryClient, sdk],
  );
  useEffect(
    function refetchChangedContent() {
      if (contentVersion > 0) void queryClient.invalidateQueries();
    },
    [queryClient, contentVersion],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <SdkContext value={sdk}>{children}</SdkContext>
    </QueryClientProvider>
  );
}

type QueryExtras<N extends SdkCallName> = {
  /** False waits with the request. */
  readonly enabled?: boolean;
  /** How often it is read again, in milliseconds; depends on the last answer. */
  readonly getRefetchMs?: (answer: SdkOutput<N> | undefined) => number;
};

/** Reads from the API. */
export function useSdkQuery<N extends SdkCallName>(
  name: N,
  input: SdkInput<N>,
  { enabled = true, getRefetchMs }: QueryExtras<N> = {},
): UseQueryResult<SdkOutput<N>> {
  const sdk = use(SdkContext);
  return useQuery<SdkOutput<N>>({
    queryKey: [name, input],
    queryFn: () => requireSdk(sdk).client.call(name, input),
    enabled: enabled && sdk !== undefined,
    ...(getRefetchMs && { refetchInterval: ({ state }) => getRefetchMs(state.data) }),
  });
}

type MutationExtras = {
  /** The call changes nothing that the frame shows. */
  readonly isQuiet?: boolean;
  /** What is sent is shown at once: pending until it was read again, so that the older value does not come back between. */
  readonly isOptimistic?: boolean;
  /** Without a final answer it fails: the visitor waits for it, and may try again. */
  readonly isOnce?: boolean;
};

/**
 * Changes something by the API; afterwards all loaded data is fetched again. Without a final answer it stays pending and is
 * sent again (`writePolicies`); `isWaiting` says so.
 */
export function useSdkMutation<N extends SdkCallName>(
  name: N,
  { isQuiet = false, isOptimistic = false, isOnce = getPolicy(name) === 'once' }: MutationExtras = {},
): UseMutationResult<SdkOutput<N>, Error, SdkInput<N>> & { readonly isWaiting: boolean } {
  const sdk = use(SdkContext);
  const queryClient = useQueryClient();
  const mutation = useMutation<SdkOutput<N>, Error, SdkInput<N>>({
    ...(!isOnce && untilFinal),
    mutationFn: (input) => {
      const { client, outgoing } = requireSdk(sdk);
      return isOnce ? client.call(name, input) : outgoing.send(name, input);
    },
    onSuccess: async () => {
      if (isQuiet) return;
      const reading = queryClient.invalidateQueries();
      if (isOptimistic) await reading;
    },
  });
  return { ...mutation, isWaiting: mutation.isPending && mutation.failureCount > 0 };
}

/** Writes the answer of a call into the cache of a read. */
export function useStoreAnswer() {
  const queryClient = useQueryClient();
  return <N extends SdkCallName>(name: N, input: SdkInput<N>, answer: SdkOutput<N>) => {
    queryClient.setQueryData([name, input], answer);
  };
}

function requireSdk(sdk: Sdk | undefined): Sdk {
  if (!sdk) throw new SdkError({ status: 0, isLater: false }, 'There is no session yet.');
  return sdk;
}
