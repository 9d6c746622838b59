import type { Outbound, PlatformSettings } from '../../ports';
import { GoHighLevelError } from './goHighLevelError';
import { ErrorAnswer, GoHighLevelAnswer } from './shapes';

/** Ports that calls to GoHighLevel need. */
export type GoHighLevelPorts = {
  readonly outbound: Outbound;
  readonly platforms: Pick<PlatformSettings, 'goHighLevel'>;
};
/** Sends one call. @throws GoHighLevelError for errors and missing answers */
export type GoHighLevelClient = (call: {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With its leading slash, e.g. `/contacts/upsert`. */
  readonly path: string;
  readonly body?: object;
}) => Promise<GoHighLevelAnswer>;

const apiVersion = '2021-07-28';
const callTimeoutMs = 15_000;
/** Longest error text, in characters. */
const maxTextLength = 500;

/** Creates a client of GoHighLevel's API for one token, which is sent in a header only. */
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

/** Sends a request and parses its JSON. @throws GoHighLevelError */
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
  const body = parseObject(answer.text);
  if (ok && body) return body;
  const { message, error_description } = ErrorAnswer.parse(body);
  throw new GoHighLevelError(
    (message || error_description || `GoHighLevel answered ${status}.`).slice(0, maxTextLength),
    {
      // GoHighLevel always answers JSON; anything else comes from a proxy, whatever the status says.
      status: ok ? 502 : status,
      retryAfterMs: readRetryAfterMs(headers),
    },
  );
}

function parseObject(text: string): GoHighLevelAnswer | undefined {
  try {
    return GoHighLevelAnswer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function readRetryAfterMs(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}
