import type { CallInput, CallShape } from '@adlane/contract';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ClientOutput } from '../client/Client';
import type { ApiError } from '../errors/ApiError';
import type { CallKey } from './buildCallKey';
import type { SendCall } from './buildCallQuery';

/** Input of `mutate`: the call's input and its idempotency key. */
export type MutationInput<C extends CallShape> =
  | (CallInput<C> & { readonly idempotencyKey?: string })
  | (Record<never, never> extends CallInput<C> ? void : never);

/** Options of `useMutation` that the call does not set itself. */
export type MutationExtras<C extends CallShape, Context = unknown> = Omit<
  UseMutationOptions<ClientOutput<C>, ApiError, MutationInput<C>, Context>,
  'mutationKey' | 'mutationFn'
>;

/** Options of `useMutation` for a call. */
export type CallMutationOptions<C extends CallShape, Context = unknown> = UseMutationOptions<
  ClientOutput<C>,
  ApiError,
  MutationInput<C>,
  Context
> & { mutationKey: CallKey };

/** Builds the mutation options of an unsafe call: key, fetcher, input and result type. */
export function buildCallMutation<C extends CallShape, Context = unknown>(
  mutationKey: CallKey,
  send: SendCall<C>,
  extras: MutationExtras<C, Context> = {},
): CallMutationOptions<C, Context> {
  return {
    ...extras,
    mutationKey,
    mutationFn: (variables) => {
      const { idempotencyKey, ...input } = { ...(variables ?? undefined) };
      return send(input as CallInput<C>, idempotencyKey === undefined ? {} : { idempotencyKey });
    },
  };
}
