import type * as z from 'zod';
import type { Outbound } from '../../ports';
import { readLimitedText } from '../json/readLimitedText';
import { TrackerError } from './TrackerError';

/** Milliseconds from the request to the last byte of the answer. */
const timeoutMs = 10_000;
/** Maximum size of an answer in bytes: 100 issues with their texts. */
const maxBytes = 8 * 1024 * 1024;

export type JsonRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
};
export type JsonAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterMs: number | null;
};

/**
 * Sends a request to a tracker and reads its answer; redirects are not followed.
 * @param name of the tracker, for messages
 * @throws TrackerError without an answer, on 429 and on errors of the server
 */
export async function sendJson(outbound: Outbound, name: string, request: JsonRequest): Promise<JsonAnswer> {
  const { method, url, headers, body } = request;
  const answer = await outbound
    .fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': 'Adlane',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    .then(async (response) => ({ response, text: await readLimitedText(response, { maxBytes }) }))
    .catch(() => {
      throw new TrackerError('unreachable', `${name} did not answer.`);
    });
  const { status, headers: given } = answer.response;
  const retryAfterMs = readRetryAfterMs(given);
  const isLimited = status === 429 || (status === 403 && given.get('x-ratelimit-remaining') === '0');
  if (isLimited) {
    throw new TrackerError('limit', `${name} allows no more requests for now.`, retryAfterMs);
  }
  if (status >= 500) throw new TrackerError('unreachable', `${name} answered ${status}.`, retryAfterMs);
  return { status, body: parse(answer.text), retryAfterMs };
}

/**
 * Parses an answer.
 * @throws TrackerError if it has another shape
 */
export function parseAnswer<Shape extends z.ZodType>(
  name: string,
  shape: Shape,
  body: unknown,
): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new TrackerError('unreachable', `${name} sent an answer of an unexpected format.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readRetryAfterMs(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}
