import type { CallInput, CallOutput, CallShape, CallTable, NamedCall } from '@adlane/contract';
import type { ApiError } from '../errors/ApiError';
import type { Pending } from './createPending';

/** Options of `createClient`. */
export type ClientOptions = {
  /**
   * What is before the contract's paths: scheme, host and port, and the path below which a proxy serves the API.
   *
   * @default the page's origin
   */
  readonly baseUrl?: string;
  /** Called before every request; the token is sent as `Authorization: Bearer` (ads §7). */
  readonly token?: () => string | undefined;
  /** Additional headers, called before every request; `undefined` values are omitted. */
  readonly headers?: () => Readonly<Record<string, string | undefined>>;
  /**
   * Another `fetch`, e.g. a Hono app's.
   *
   * @default the global `fetch`, looked up at each call
   */
  readonly fetch?: typeof globalThis.fetch;
  /** Called for every failed call, canceled ones included, before its promise rejects. */
  readonly onError?: (error: ApiError, call: NamedCall) => void;
  /**
   * Retries of a read (GET), and of a write with an `idempotencyKey`, after 408, 425, 429, 502, 503, 504, a lost connection,
   * or while its first request still runs (409 with `Retry-After`).
   *
   * @default 2
   */
  readonly retryLimit?: number;
  /**
   * Timeout in milliseconds, retries included. Uploads have none.
   *
   * @default 30_000
   */
  readonly timeoutMs?: number;
};

/** Options of a single call. */
export type CallOptions = {
  /** Aborting it cancels the call. */
  readonly signal?: AbortSignal;
  /** Sent as `Idempotency-Key` by unsafe calls: the server acts once per key, so that they are retried as reads are. */
  readonly idempotencyKey?: string;
  /** Called with the sent share of a multipart upload, 0 to 1; browsers only. */
  readonly onUploadProgress?: (share: number) => void;
};

/** Output of a call: the contract's, with `File`s that have a name. */
export type ClientOutput<C extends CallShape> = C['response'] extends 'csv' | 'file' ? File : CallOutput<C>;

/** Input and options; the input is optional if all its parts are. */
export type CallArguments<C extends CallShape> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C>, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions];

/** Rejects with an `ApiError`; throws a `TypeError` synchronously for a missing path parameter. */
export type CallMethod<C extends CallShape> = (...args: CallArguments<C>) => Promise<ClientOutput<C>>;

/** One method per call of the table, under its resource: `client.templates.view({ params: { id } })`. */
export type Client<T extends CallTable> = {
  readonly [R in keyof T]: { readonly [N in keyof T[R]]: CallMethod<T[R][N]> };
} & { readonly pending: Pending };
