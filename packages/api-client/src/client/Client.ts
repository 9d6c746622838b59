import type { Call, CallInput, CallOutput, CallTable, NamedCall } from '@adlane/contract';
import type { ApiError } from '../errors/ApiError';
import type { Pending } from './createPending';

export type ClientOptions = {
  /** Scheme, host and port before the contract's paths; none means the page's own origin. */
  readonly baseUrl?: string;
  /** Asked before every call; its token is sent as `Authorization: Bearer` when there is one (ads §7). */
  readonly token?: () => string | undefined;
  /** Further headers, asked before every call; `undefined` values are left out. */
  readonly headers?: () => Readonly<Record<string, string | undefined>>;
  /** Another `fetch`, e.g. a Hono app's. The page's own is looked up at each call. */
  readonly fetch?: typeof globalThis.fetch;
  /** Told of every failed call, cancelled ones included, before its promise rejects. */
  readonly onError?: (error: ApiError, call: NamedCall) => void;
  /** How often a read (GET) is repeated after 408, 429, 502, 503, 504 or a lost connection; 2 where not given. */
  readonly retryLimit?: number;
  /** Milliseconds until a call without an answer fails, repeats included; 30,000. Uploads have no limit. */
  readonly timeoutMs?: number;
};

export type CallOptions = {
  /** Aborting it cancels the call. */
  readonly signal?: AbortSignal;
  /** Sent as `Idempotency-Key` by unsafe calls: the server acts once per key. */
  readonly idempotencyKey?: string;
  /** Called with the share of an upload (multipart) that is sent, 0 to 1; in browsers alone. */
  readonly onUploadProgress?: (share: number) => void;
};

/** What a call gives: like the contract's output, and files are `File`s that carry their name. */
export type ClientOutput<C extends Call> = C['response'] extends 'csv' | 'file' ? File : CallOutput<C>;

/** Input and options; the input may be left out where every part of it may. */
export type CallArguments<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C>, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions];

/** Rejects with an `ApiError`; throws a `TypeError` at once where a path parameter is missing. */
export type CallMethod<C extends Call> = (...args: CallArguments<C>) => Promise<ClientOutput<C>>;

/** One method per call of the table, under its resource: `client.templates.view({ params: { id } })`. */
export type Client<T extends CallTable> = {
  readonly [R in keyof T]: { readonly [N in keyof T[R]]: CallMethod<T[R][N]> };
} & { readonly pending: Pending };
