import type { Outbound, PlatformSettings } from '../../ports';
import { GoHighLevelError } from './goHighLevelError';

/** What reaching GoHighLevel takes of the ports. */
export type GoHighLevelPorts = {
  readonly outbound: Outbound;
  readonly platforms: Pick<PlatformSettings, 'goHighLevel'>;
};
export type GoHighLevelAnswer = Readonly<Record<string, unknown>>;
/** Sends one call. @throws GoHighLevelError for every answer that is an error, and where none arrives */
export type GoHighLevelClient = (call: {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With its leading slash, e.g. `/contacts/upsert`. */
  readonly path: string;
  readonly body?: object;
}) => Promise<GoHighLevelAnswer>;

const apiVersion = '2021-07-28';
const callTimeoutMs = 15_000;
/** Longest text of an answer that is kept. */
const maxTextLength = 500;

/** GoHighLevel's API for one token, which travels in a header only. */
export function createGoHighLevelClient(ports: GoHighLevelPorts, token: string): GoHighLevelClient {
  const { apiUrl } = ports.platforms.goHighLevel;
  return ({ method, path, body }) =>
    sendToGoHighLevel(ports, `${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        version: apiVersion,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
}

/** Sends a request and reads its JSON. @throws GoHighLevelError */
export async function sendToGoHighLevel(
  { outbound }: GoHighLevelPorts,
  url: string,
  init: RequestInit,
): Promise<GoHighLevelAnswer> {
  const answer = await outbound
    .fetch(url, { ...init, signal: AbortSignal.timeout(callTimeoutMs) })
    .then(async (response) => ({ response, text: await response.text() }))
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new GoHighLevelError(`GoHighLevel did not answer: ${reason}`.slice(0, maxTextLength));
    });
  const { status, ok, headers } = answer.response;
  const body = objectOf(answer.text);
  if (ok && body) return body;
  const told = body && (textOf(body.message) || textOf(body.error_description));
  throw new GoHighLevelError((told || `GoHighLevel answered ${status}.`).slice(0, maxTextLength), {
    // An answer in another form than JSON, whatever its status says, is no answer of theirs.
    status: ok ? 502 : status,
    retryAfterMs: readRetryAfterMs(headers),
  });
}

function objectOf(text: string): GoHighLevelAnswer | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as GoHighLevelAnswer) : undefined;
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string').join('; ') : '';
}

function readRetryAfterMs(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}
