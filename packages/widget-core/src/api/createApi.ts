import type { VisitorSession } from '@adlane/contract/sessions';
import { parseJson } from '../json/parseJson';
import type { Scope } from '../scope/scope';

/** What came back. `status` is 0 where nothing came: offline, refused, or later than the time limit. */
export type ApiResponse = { readonly status: number; readonly body: unknown };

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

/** The widget's calls (widget §7). Never rejects. */
export type Api = (request: ApiRequest) => Promise<ApiResponse>;

export type ApiOptions = {
  readonly scope: Pick<Scope, 'fetch' | 'clock' | 'window'>;
  readonly sdkKey: string;
  readonly apiUrl: () => string;
  readonly session: () => Visitor | undefined;
};

/** A hanging server must not hold a visitor up. */
export const callTimeoutMs = 20_000;

export function isSuccess({ status }: ApiResponse): boolean {
  return status === 200 || status === 201;
}

export function createApi({ scope, sdkKey, apiUrl, session }: ApiOptions): Api {
  return async ({ method, path, body, timeoutMs = callTimeoutMs, headers, visitor = session() }) => {
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
        ...(body !== undefined && { body: typeof body === 'string' || isForm ? body : JSON.stringify(body) }),
      });
      return { status: response.status, body: parseJson(await response.text()) };
    } catch {
      return { status: 0, body: undefined };
    } finally {
      stopTimer();
    }
  };
}
