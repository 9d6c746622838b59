import type { Call, CallInput } from '@adlane/contract';
import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, ClientOutput } from '../client/Client';
import type { ApiError } from '../errors/ApiError';
import type { CallKey } from './buildCallKey';

/** A call's method with input and options always in place. */
export type SendCall<C extends Call> = (
  input: CallInput<C> | undefined,
  options: CallOptions,
) => Promise<ClientOutput<C>>;

/** Key, fetcher and result type of a call in one value; leaving the screen aborts the request. */
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
