import type { Call, CallName, CallTable, HandlerOutput, ParsedInput } from '@adlane/contract';
import type { CallContext } from './CallContext';
import type { CallerOf } from './callers';

/**
 * Handles one call: returns the contract's output for parsed input.
 * @throws Problem for every error
 */
export type Handler<C extends Call> = (
  input: ParsedInput<C> & { readonly call: CallContext<CallerOf<C['access']>> },
) => Promise<HandlerOutput<C>> | HandlerOutput<C>;

type ImplementedName<T extends CallTable, R extends keyof T & string, Missing extends string> = {
  [N in keyof T[R] & string]: `${R}.${N}` extends Missing ? never : N;
}[keyof T[R] & string];

/** Handlers of one resource's calls. */
export type ResourceHandlers<
  T extends CallTable,
  R extends keyof T & string,
  Missing extends string = never,
> = {
  readonly [N in ImplementedName<T, R, Missing>]: Handler<T[R][N]>;
};

/** A handler for every call of the table except the named ones; a missing handler does not compile. */
export type Handlers<T extends CallTable, Missing extends CallName<T> = never> = {
  readonly [R in keyof T & string as ImplementedName<T, R, Missing> extends never
    ? never
    : R]: ResourceHandlers<T, R, Missing>;
};

/** A handler with erased types, as the router stores it. */
export type AnyHandler = (input: {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly call: CallContext;
}) => unknown;
