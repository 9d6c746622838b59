import { type Call, type CallInput, type CallShape, type CallTable, listCalls } from '@adlane/contract';
import type { Client } from '../client/Client';
import { buildCallKey, type CallKey } from './buildCallKey';
import { buildCallMutation, type CallMutationOptions, type MutationExtras } from './buildCallMutation';
import { buildCallQuery, type CallQueryOptions, type SendCall } from './buildCallQuery';

type QueryArguments<C extends CallShape> =
  Record<never, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

/** react-query options of one call. */
export type CallQueries<C extends CallShape> = {
  /** Key of one input's data, or of all inputs without one. */
  key(input?: CallInput<C>): CallKey;
  /** For `useQuery`, `prefetchQuery`, `ensureQueryData`. */
  query(...args: QueryArguments<C>): CallQueryOptions<C>;
  /** For `useMutation`; accepts `onSuccess` and other options. */
  mutation<Context = unknown>(extras?: MutationExtras<C, Context>): CallMutationOptions<C, Context>;
};

/** react-query options of every call, and per resource the key that invalidates it. */
export type Queries<T extends CallTable> = {
  readonly [R in keyof T]: { readonly [N in keyof T[R]]: CallQueries<T[R][N]> } & {
    key(): readonly [resource: string];
  };
};

type LooseQueries = Record<string, { key(): readonly [string]; [name: string]: unknown }>;
type LooseClient = Readonly<Record<string, Readonly<Record<string, SendCall<Call>>>>>;

function createCallQueries(resource: string, name: string, send: SendCall<Call>): CallQueries<Call> {
  return {
    key: (input) => buildCallKey(resource, name, input),
    query: (input) => buildCallQuery(buildCallKey(resource, name, input), send, input),
    mutation: (extras) => buildCallMutation(buildCallKey(resource, name), send, extras),
  };
}

/**
 * Creates the react-query options from the table of calls: key, fetcher and types of a call stay together,
 * and call sites choose the hook.
 *
 * @example const { data } = useQuery(queries.templates.view.query({ params: { id } })); const save =
 * useMutation(queries.templates.update.mutation({ onSuccess: () => queryClient.invalidateQueries({ queryKey:
 * queries.templates.key() }), }));
 */
export function createQueries<const T extends CallTable>(contract: T, client: Client<T>): Queries<T> {
  const loose = client as unknown as LooseClient;
  const queries: LooseQueries = {};
  for (const { resource, name } of listCalls(contract)) {
    const callName = name.slice(resource.length + 1);
    const send = loose[resource]?.[callName];
    if (!send)
      throw new TypeError(`The client has no call ${name}; make it from the same contract as its queries.`);
    const ofResource = (queries[resource] ??= { key: () => [resource] });
    ofResource[callName] = createCallQueries(resource, callName, send);
  }
  return queries as unknown as Queries<T>;
}
