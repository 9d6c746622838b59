import * as z from 'zod';
import type { Outbound, PlatformSettings } from '../../../ports';
import { parseFacebookError, parseUsagePercent, unknownOutcome } from './facebookError';

/** Parameters of a call by Graph's names; nested values are sent as JSON text. */
export type GraphParams = Readonly<Record<string, unknown>>;
export type GraphAnswer = Readonly<Record<string, unknown>>;
export type GraphFile = {
  readonly field: string;
  readonly name: string;
  readonly body: Uint8Array;
  readonly type: string;
};
export type GraphCall = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Without version and leading slash, e.g. `act_1001/campaigns`. */
  readonly path: string;
  readonly params?: GraphParams;
  readonly file?: GraphFile;
  /**
   * How long the call may take, in milliseconds.
   * @default 20000
   */
  readonly timeoutMs?: number;
};
/** Sends one call. @throws FacebookError for errors and missing answers */
export type GraphClient = (call: GraphCall) => Promise<GraphAnswer>;

/** Ports that calls to Facebook need. */
export type GraphPorts = {
  readonly outbound: Outbound;
  readonly platforms: Pick<PlatformSettings, 'facebook'>;
};

const GraphBody = z.record(z.string(), z.unknown());

const callTimeoutMs = 20_000;

/**
 * Creates a client of the Graph API for one token: the token is sent in a header, each call has a proof of the app's
 * secret. Server and version come from `ports.platforms.facebook`.
 * @param onUsage called after each answer with how much of the rate limit is used, in percent
 */
export function createGraphClient(
  ports: GraphPorts,
  token: string,
  onUsage?: (percent: number) => void,
): GraphClient {
  const { graphUrl, version, appSecret } = ports.platforms.facebook;
  let proof: Promise<string> | undefined;
  return async ({ method, path, params = {}, file, timeoutMs = callTimeoutMs }) => {
    proof ??= computeProof(token, appSecret);
    const form = encodeParams({ ...params, appsecret_proof: await proof });
    const url = new URL(`${graphUrl}/${version}/${path}`);
    const init: RequestInit = {
      method,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    };
    if (method === 'POST') init.body = file ? withFile(form, file) : form;
    else url.search = form.toString();
    return readAnswer(async () => {
      const response = await ports.outbound.fetch(url.href, init);
      onUsage?.(parseUsagePercent(response.headers));
      return response;
    });
  };
}

/** Returns the body of a good answer. @throws FacebookError for errors and missing answers */
export async function readAnswer(send: () => Promise<Response>): Promise<GraphAnswer> {
  const arrived = await send()
    .then(async (response) => ({ body: await response.json(), headers: response.headers }))
    .catch((error: unknown) => {
      throw unknownOutcome(error instanceof Error ? error.message : String(error));
    });
  const error = parseFacebookError(arrived.body, arrived.headers);
  if (error) throw error;
  const answer = GraphBody.safeParse(arrived.body);
  if (!answer.success) throw unknownOutcome('an unreadable body');
  return answer.data;
}

/** Encodes texts as they are, everything else as JSON; undefined and null are left out. */
export function encodeParams(params: GraphParams): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

function withFile(form: URLSearchParams, file: GraphFile): FormData {
  const body = new FormData();
  for (const [name, value] of form) body.set(name, value);
  body.set(file.field, new Blob([new Uint8Array(file.body)], { type: file.type }), file.name);
  return body;
}

/** Computes `appsecret_proof`: HMAC-SHA256 of the token with the app's secret, hex. */
export async function computeProof(token: string, appSecret: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(appSecret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(token)));
  return [...mac].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
