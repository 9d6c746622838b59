import type { Call, CallInput } from '@adlane/contract';
import { mutationOptions, type UseMutationOptions } from '@tanstack/react-query';
import type { ClientOutput } from '../client/Client';
import type { ApiError } from '../errors/ApiError';
import type { CallKey } from './buildCallKey';
import type { SendCall } from './buildCallQuery';

/** What `mutate` takes: the call's input, and the key under which the server acts only once. */
export type MutationInput<C extends Call> =
  | (CallInput<C> & { readonly idempotencyKey?: string })
  | (Record<never, never> extends CallInput<C> ? void : never);

/** Everything that `useMutation` takes besides what the call fixes. */
export type MutationExtras<C extends Call, Context = unknown> = Omit<
  UseMutationOptions<ClientOutput<C>, ApiError, MutationInput<C>, Context>,
  'mutationKey' | 'mutationFn'
>;

/** Key, fetcher, input and result type of an unsafe call in one value. */
export function buildCallMutation<C extends Call, Context = unknown>(
  mutationKey: CallKey,
  send: SendCall<C>,
  extras: MutationExtras<C, Context> = {},
) {
  return mutationOptions<ClientOutput<C>, ApiError, MutationInput<C>, Context>({
    ...extras,
    mutationKey,
    mutationFn: (variables) => {
      const { idempotencyKey, ...input } = { ...(variables ?? undefined) };
      return send(input as CallInput<C>, idempotencyKey === undefined ? {} : { idempotencyKey });
    },
  });
}
