import type { VisitorSession } from '@adlane/contract/widget/sessions';
import { canOutlivePage, judgeAnswer, parseRetryAfter } from '@adlane/widget-core/protocol';
import type { ApiAccess } from '../state/messengerState';
import { type SdkCallName, type SdkInput, type SdkOutput, sdkRoutes } from './sdkRoutes';

type SdkFailure = {
  /** Status of the answer; 0 without a connection. */
  readonly status: number;
  /** The same request may get another answer. */
  readonly isLater: boolean;
  /** How long the server wants no more of these calls, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
};

/** A call that was not answered as expected. */
export class SdkError extends Error {
  override readonly name = 'SdkError';
  /** Status of the answer; 0 without a connection. */
  readonly status: number;
  readonly isLater: boolean;
  readonly retryAfterMs: number | undefined;
  /** The server's messages by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(
    { status, isLater, retryAfterMs }: SdkFailure,
    message: string,
    errors: SdkError['errors'] = {},
  ) {
    super(message);
    this.status = status;
    this.isLater = isLater;
    this.retryAfterMs = retryAfterMs;
    this.errors = errors;
  }
}

/** Calls the widget's API as the visitor. */
export type SdkClient = {
  /**
   * @param key the `Idempotency-Key` of a write: the server acts once per key
   * @throws SdkError
   */
  readonly call: <N extends SdkCallName>(name: N, input: SdkInput<N>, key?: string) => Promise<SdkOutput<N>>;
};

type LooseInput = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** Time limit of a call in milliseconds. */
const timeoutMs = 20_000;
/** Time limit of an upload. */
const fileTimeoutMs = 120_000;

/** Creates the frame's client. Errors are `SdkError`s, also without a connection. */
export function createSdkClient({ apiUrl, sdkKey }: ApiAccess, session: VisitorSession): SdkClient {
  const headers = {
    'Api-Token': sdkKey,
    'Gleap-Id': session.gleapId,
    'Gleap-Hash': session.gleapHash,
  };
  return {
    async call(name, input, key) {
      const { method, url, body }: { method: string; url: string; body?: unknown } = buildRequest(
        apiUrl,
        sdkRoutes[name],
        input as LooseInput,
      );
      const file = Object(body).file;
      const isUpload = file instanceof File;
      const content = isUpload ? toForm(file) : JSON.stringify(body);
      const answer = await fetch(url, {
        method,
        headers: {
          ...headers,
          ...(body !== undefined && !isUpload && { 'Content-Type': 'application/json' }),
          ...(key && { 'Idempotency-Key': key }),
        },
        ...(content !== undefined && { body: content }),
        // The visitor may leave the page right after the answer to a survey.
        keepalive: canOutlivePage(content),
        signal: AbortSignal.timeout(isUpload ? fileTimeoutMs : timeoutMs),
      }).catch(() => {
        throw new SdkError({ status: 0, isLater: true }, 'The server cannot be reached.');
      });
      if (answer.ok && name === 'conversations.file') return (await answer.blob()) as never;
      const { status } = answer;
      const parsed = parseJson(await answer.text().catch(() => ''));
      if (status === 204) return undefined as never;
      const header = answer.headers.get('retry-after');
      const retryAfterMs = header ? parseRetryAfter(header, Date.now()) : undefined;
      const verdict = judgeAnswer({ status, body: parsed, ...(retryAfterMs && { retryAfterMs }) });
      if (verdict !== 'success')
        throw toError({ status, isLater: verdict === 'later', retryAfterMs }, parsed);
      // The only place that trusts the server to answer as the contract says.
      return parsed as never;
    },
  };
}

function toForm(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

function buildRequest(apiUrl: string, route: string, { params = {}, query = {}, body }: LooseInput) {
  const [method = 'GET', template = ''] = route.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return { method, url: `${apiUrl}${path}${search.size > 0 ? `?${search}` : ''}`, body };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toError(failure: SdkFailure, body: unknown): SdkError {
  const { message, errors }: { message?: unknown; errors?: SdkError['errors'] } = Object(body);
  return new SdkError(failure, typeof message === 'string' ? message : '', errors);
}
