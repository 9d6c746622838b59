import type { CallShape, CallTable, HandlerOutput, ParsedInput } from '@adlane/contract';
import type { CallContext } from './CallContext';
import type { CallerOf } from './callers';

/**
 * Handles one call: returns the contract's output for parsed input.
 * @throws Problem for every error
 */
export type Handler<C extends CallShape> = (
  input: ParsedInput<C> & { readonly call: CallContext<CallerOf<C['access']>> },
) => Promise<HandlerOutput<C>> | HandlerOutput<C>;

/** Handlers of one resource's calls. */
export type ResourceHandlers<T extends CallTable, R extends keyof T & string> = {
  readonly [N in keyof T[R] & string]: Handler<T[R][N]>;
};

/** A handler for every call of the table; a missing one does not compile. */
export type Handlers<T extends CallTable> = {
  readonly [R in keyof T & string]: ResourceHandlers<T, R>;
};

/**
 * Finds what an earlier request under the same `Idempotency-Key` has stored, and returns the call's output from it;
 * undefined where there is nothing. Only reads.
 */
export type Recall<C extends CallShape> = (
  input: Parameters<Handler<C>>[0],
) => Promise<HandlerOutput<C> | undefined>;

/** Recalls of the calls that have one. */
export type Recalls<T extends CallTable> = {
  readonly [R in keyof T & string]?: { readonly [N in keyof T[R] & string]?: Recall<T[R][N]> };
};

/** A handler with erased types, as the router stores it. */
export type AnyHandler = (input: {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly call: CallContext;
}) => unknown;
