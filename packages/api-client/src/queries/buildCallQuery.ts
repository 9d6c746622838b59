import type { CallInput, CallShape } from '@adlane/contract';
import { type DataTag, type QueryFunction, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { CallOptions, ClientOutput } from '../client/Client';
import type { ApiError } from '../errors/ApiError';
import type { CallKey } from './buildCallKey';

/** A call's method with both input and options. */
export type SendCall<C extends CallShape> = (
  input: CallInput<C> | undefined,
  options: CallOptions,
) => Promise<ClientOutput<C>>;

/** Options of `useQuery` for a call; its key carries the result type. */
export type CallQueryOptions<C extends CallShape> = Omit<
  UseQueryOptions<ClientOutput<C>, ApiError, ClientOutput<C>, CallKey>,
  'queryFn' | 'queryKey'
> & {
  queryFn?: QueryFunction<ClientOutput<C>, CallKey>;
  queryKey: DataTag<CallKey, ClientOutput<C>, ApiError>;
};

/** Builds the query options of a call: key, fetcher and result type; unmounting aborts the request. */
export function buildCallQuery<C extends CallShape>(
  queryKey: CallKey,
  send: SendCall<C>,
  input: CallInput<C> | undefined,
): CallQueryOptions<C> {
  return queryOptions<ClientOutput<C>, ApiError, ClientOutput<C>, CallKey>({
    queryKey,
    queryFn: ({ signal }) => send(input, { signal }),
  });
}
