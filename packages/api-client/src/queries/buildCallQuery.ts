import type { Call, CallInput } from '@adlane/contract';
import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, ClientOutput } from '../client/Client';
import type { ApiError } from '../errors/ApiError';
import type { CallKey } from './buildCallKey';

/** A call's method with both input and options. */
export type SendCall<C extends Call> = (
  input: CallInput<C> | undefined,
  options: CallOptions,
) => Promise<ClientOutput<C>>;

/** Builds the query options of a call: key, fetcher and result type; unmounting aborts the request. */
export function buildCallQuery<C extends Call>(
  queryKey: CallKey,
  send: SendCall<C>,
  input: CallInput<C> | undefined,
) {
  return queryOptions<ClientOutput<C>, ApiError, ClientOutput<C>, CallKey>({
    queryKey,
    queryFn: ({ signal }) => send(input, { signal }),
  });
}
