import type { VisitorSession } from '@adlane/contract/widget/sessions';
import { parseJson } from '../json/parseJson';
import { toJson } from '../json/toJson';
import type { HostWindow, Scope } from '../scope/scope';
import { canOutlivePage } from './canOutlivePage';
import { parseRetryAfter } from './parseRetryAfter';

/** What came back. `status` is 0 where nothing came: offline, refused, or later than the time limit. */
export type ApiResponse = {
  readonly status: number;
  readonly body?: unknown;
  /** With 429, or `Retry-After`: how long the server wants no more of these calls, in milliseconds. */
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
 * The widget's calls (widget §7). Never rejects. After a 429, or another error with `Retry-After`, no more calls of the
 * same path go out until that time: they are answered with 429 on the page.
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

export function createApi({ scope, sdkKey, apiUrl, session }: ApiOptions): Api {
  const pausedUntil = new Map<string, number>();
  return async ({ method, path, body, timeoutMs = callTimeoutMs, headers, visitor = session() }) => {
    const pausedMs = (pausedUntil.get(path) ?? 0) - scope.clock.now();
    if (pausedMs > 0) return { status: 429, retryAfterMs: pausedMs };
    const { AbortController }: Partial<HostWindow> = scope.window;
    const abort = AbortController && new AbortController();
    const stopTimer = scope.clock.after(timeoutMs, () => abort?.abort());
    const isForm = body instanceof FormData;
    const content = body === undefined || typeof body === 'string' || isForm ? body : toJson(body);
    try {
      const response = await scope.fetch(`${apiUrl()}${path}`, {
        method,
        credentials: 'omit',
        signal: abort?.signal,
        headers: {
          'Api-Token': sdkKey,
          ...(visitor && { 'Gleap-Id': visitor.gleapId, 'Gleap-Hash': visitor.gleapHash }),
          ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: content,
        keepalive: canOutlivePage(content),
      });
      const { status } = response;
      const answer = { status, body: parseJson(await response.text()) };
      const header = response.headers.get('retry-after');
      if (status !== 429 && (status < 400 || !header)) return answer;
      const now = scope.clock.now();
      const retryAfterMs = parseRetryAfter(header, now);
      pausedUntil.set(path, now + retryAfterMs);
      return { ...answer, retryAfterMs };
    } catch {
      return { status: 0 };
    } finally {
      stopTimer();
    }
  };
}
