import { type Call, fillPath, type NamedCall } from '@adlane/contract';
import ky, { isHTTPError, type Options } from 'ky';
import type { CallFacts } from '../errors/CallFacts';
import { readRetryAfter } from '../errors/readRetryAfter';
import { toApiError } from '../errors/toApiError';
import type { CallOptions, ClientOptions } from './Client';
import type { PendingCalls } from './createPending';
import { fetchByXhr } from './fetchByXhr';
import { readAnswer } from './readAnswer';
import { toFormData } from './toFormData';
import { toSearch } from './toSearch';

/** Untyped input of a call. */
export type AnyInput = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

const defaultTimeoutMs = 30_000;
const defaultRetryLimit = 2;
/** Longest `Retry-After` that is waited for, in milliseconds; longer ones fail the call: limits of attempts name minutes. */
const maxRetryAfterMs = 5_000;

function buildHeaders(call: Call, options: ClientOptions, { idempotencyKey }: CallOptions) {
  const token = options.token?.();
  return {
    accept: typeof call.response === 'string' ? '*/*' : 'application/json',
    ...(token === undefined || token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined || call.method === 'GET' ? {} : { 'idempotency-key': idempotencyKey }),
    ...options.headers?.(),
  };
}

function buildBody(
  call: Call,
  body: unknown,
  { fetch }: ClientOptions,
  { onUploadProgress }: CallOptions,
): Pick<Options, 'body' | 'json' | 'fetch'> {
  if (body === undefined) return {};
  if (call.bodyType !== 'multipart') return { json: body };
  const form = toFormData(body as Record<string, unknown>);
  const canReportProgress = onUploadProgress && fetch === undefined && typeof XMLHttpRequest !== 'undefined';
  return { body: form, ...(canReportProgress ? { fetch: fetchByXhr(form, onUploadProgress) } : {}) };
}

/** Statuses that say nothing about whether a request took effect. */
const openStatuses = [408, 425, 429, 502, 503, 504];

/** Returns the wait that a server asks for with a refusal, in milliseconds. */
const readWait = (error: unknown): number | undefined =>
  isHTTPError(error) ? readRetryAfter(error.response.headers.get('retry-after'), Date.now()) : undefined;

/**
 * True if a write may be sent again: the server refused it unread because it is busy (429), its first request still runs
 * (409), or it has a key under which the server acts once.
 */
function isRepeatable(error: unknown, isKeyed: boolean): boolean {
  if (!isHTTPError(error)) return isKeyed;
  const { status } = error.response;
  if (isKeyed && status !== 409 && status !== 429) return true;
  return readWait(error) !== undefined;
}

function buildKyOptions(call: Call, options: ClientOptions, { idempotencyKey }: CallOptions): Options {
  const isRead = call.method === 'GET';
  const isKeyed = idempotencyKey !== undefined;
  return {
    method: call.method,
    // Looked up late: service workers and tests may replace it after the client was created.
    fetch: (...args: Parameters<typeof fetch>) => (options.fetch ?? globalThis.fetch)(...args),
    timeout: call.bodyType === 'multipart' ? false : (options.timeoutMs ?? defaultTimeoutMs),
    retry: {
      limit: options.retryLimit ?? defaultRetryLimit,
      methods: [call.method.toLowerCase() as Lowercase<Call['method']>],
      statusCodes: isRead ? openStatuses : isKeyed ? [...openStatuses, 409] : [429],
      afterStatusCodes: [409, 413, 429, 503],
      maxRetryAfter: maxRetryAfterMs,
      // Undefined leaves the rest, and the wait, to the settings above.
      shouldRetry: ({ error }) =>
        (readWait(error) ?? 0) > maxRetryAfterMs || !(isRead || isRepeatable(error, isKeyed))
          ? false
          : undefined,
    },
  };
}

/** Sends one call and waits for its complete answer. Rejects with an `ApiError`. */
export async function sendCall(
  { name, call, resource }: NamedCall,
  options: ClientOptions,
  pending: PendingCalls,
  input: AnyInput = {},
  callOptions: CallOptions = {},
): Promise<unknown> {
  const url = `${options.baseUrl ?? ''}${fillPath(call.path, input.params)}${toSearch(input.query)}`;
  const facts: CallFacts = { call: name, method: call.method, url };
  const controller = new AbortController();
  const signal = callOptions.signal
    ? AbortSignal.any([controller.signal, callOptions.signal])
    : controller.signal;
  const request = {
    ...buildKyOptions(call, options, callOptions),
    headers: buildHeaders(call, options, callOptions),
    ...buildBody(call, input.body, options, callOptions),
    signal,
  };
  const remove = pending.add(facts, () => controller.abort());
  signal.addEventListener('abort', remove, { once: true });
  try {
    signal.throwIfAborted();
    return await readAnswer(await ky(url, request), call, facts);
  } catch (cause) {
    const error = await toApiError(cause, facts, signal);
    options.onError?.(error, { name, call, resource });
    throw error;
  } finally {
    remove();
  }
}
