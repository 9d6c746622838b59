import {
  type Api,
  type ApiError,
  createClient,
  createQueries,
  isApiError,
  isHttpError,
} from '@adlane/api-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { recordFailedCall } from '../errors/failedCalls';
import { calls } from './calls';

/** Meta of a call: statuses that its screen shows in place, so that no toast is needed. */
type CallMeta = { readonly statusesShownInPlace?: readonly number[] };

/** Cached data younger than this is not refetched. */
const staleAfterMs = 10_000;

export type AreaApi = Api & { readonly queryClient: QueryClient };

function isShownInPlace(error: ApiError, meta: CallMeta | undefined): boolean {
  return isHttpError(error) && (meta?.statusesShownInPlace ?? []).includes(error.status);
}

/**
 * Creates client and cache of one area: each has its own token, and no data of one user is left for the next.
 */
export function createAreaApi(token: () => string | undefined, onError: (error: ApiError) => void): AreaApi {
  const client = createClient(calls, { token, onError: (error) => recordFailedCall(error, new Date()) });
  const notify = (error: unknown, meta: CallMeta | undefined) => {
    if (isApiError(error) && !isShownInPlace(error, meta)) onError(error);
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => notify(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => notify(error, mutation.meta),
    }),
    // The client retries reads itself.
    defaultOptions: { queries: { retry: false, staleTime: staleAfterMs }, mutations: { retry: false } },
  });
  return { client, queries: createQueries(calls, client), queryClient };
}
