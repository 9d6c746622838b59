import type { VisitorSession } from '@adlane/contract/widget/sessions';
import { parseJson } from '../json/parseJson';
import { toJson } from '../json/toJson';
import type { Scope } from '../scope/scope';

/** What came back. `status` is 0 where nothing came: offline, refused, or later than the time limit. */
export type ApiResponse = {
  readonly status: number;
  readonly body: unknown;
  /** With 429: how long the server wants no more of these calls, in milliseconds. */
  readonly retryAfterMs?: number;
};

export type ApiRequest = {
  readonly method: 'GET' | 'POST';
  /** Path behind the base, e.g. `/sessions`. */
  readonly path: string;
  /** Text and forms go out as they are, the rest as JSON. */
  readonly body?: unknown;
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The visitor of the call. @default the current visitor */
  readonly visitor?: Visitor | undefined;
};

/** What a visitor shows the server. */
export type Visitor = Pick<VisitorSession, 'gleapId' | 'gleapHash'>;

/**
 * The widget's calls (widget §7). Never rejects. After a 429 no more calls of the same path go out until the
 * time of `Retry-After`: they are answered with 429 on the page.
 */
export type Api = (request: ApiRequest) => Promise<ApiResponse>;

export type ApiOptions = {
  readonly scope: Pick<Scope, 'fetch' | 'clock' | 'window'>;
  readonly sdkKey: string;
  readonly apiUrl: () => string;
  readonly session: () => Visitor | undefined;
};

/** A hanging server must not hold a visitor up. */
export const callTimeoutMs = 20_000;

/** Wait after a 429 without a `Retry-After` that can be read, and the longest that a server may ask for. */
export const defaultRetryAfterMs = 30_000;
const maxRetryAfterMs = 3_600_000;

/** Parses `Retry-After`: seconds or a date. */
function parseRetryAfter(header: string | null, now: number): number {
  const seconds = Number(header ?? Number.NaN);
  const ms = Number.isNaN(seconds) ? Date.parse(header ?? '') - now : seconds * 1000;
  return ms > 0 ? Math.min(ms, maxRetryAfterMs) : defaultRetryAfterMs;
}

export function isSuccess({ status }: ApiResponse): boolean {
  return status === 200 || status === 201;
}

export function createApi({ scope, sdkKey, apiUrl, session }: ApiOptions): Api {
  const pausedUntil = new Map<string, number>();
  return async ({ method, path, body, timeoutMs = callTimeoutMs, headers, visitor = session() }) => {
    const pausedMs = (pausedUntil.get(path) ?? 0) - scope.clock.now();
    if (pausedMs > 0) return { status: 429, body: undefined, retryAfterMs: pausedMs };
    const abort = new scope.window.AbortController();
    const stopTimer = scope.clock.after(timeoutMs, () => abort.abort());
    const isForm = body instanceof FormData;
    try {
      const response = await scope.fetch(`${apiUrl()}${path}`, {
        method,
        credentials: 'omit',
        signal: abort.signal,
        headers: {
          'Api-Token': sdkKey,
          ...(visitor && { 'Gleap-Id': visitor.gleapId, 'Gleap-Hash': visitor.gleapHash }),
          ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' || isForm ? body : toJson(body) }),
      });
      const { status } = response;
      if (status === 429) {
        const now = scope.clock.now();
        const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now);
        pausedUntil.set(path, now + retryAfterMs);
        return { status, body: undefined, retryAfterMs };
      }
      return { status, body: parseJson(await response.text()) };
    } catch {
      return { status: 0, body: undefined };
    } finally {
      stopTimer();
    }
  };
}
