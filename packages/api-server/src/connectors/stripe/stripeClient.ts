import type * as z from 'zod';
import { sha256Hex } from '../../crypto/sha256Hex';
import type { Clock, Ports } from '../../ports';
import { encodeStripeForm, type StripeParams } from './encodeStripeForm';
import { readStripeError, type StripeError, unanswered } from './stripeError';

/** The version of Stripe's API that this connector is written for. */
export const stripeVersion = '2026-07-29.dahlia';

export type StripeCall<S extends z.ZodType> = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Without version and leading slash, e.g. `subscriptions/sub_1`. */
  readonly path: string;
  readonly params?: StripeParams;
  /**
   * Names what a POST is for: a repeat for the same, with the same parameters, has no second effect.
   * @default random
   */
  readonly key?: string;
  readonly answer: S;
};
/**
 * Sends one call and retries transient errors.
 * @throws StripeError
 */
export type StripeClient = <S extends z.ZodType>(call: StripeCall<S>) => Promise<z.output<S>>;

const callTimeoutMs = 20_000;
/** Waits before the second and third attempt. */
const retryDelaysMs = [300, 1200] as const;

/**
 * Returns the Idempotency-Key of a call. Stripe refuses a key that comes again with other parameters, as those of a server that
 * has another address since its restart: hence other parameters are another key.
 */
function toIdempotencyKey(key: string, path: string, form: URLSearchParams): string {
  return `adlane-${sha256Hex(JSON.stringify([key, path, form.toString()]))}`;
}

/** Stripe for the operator's account. Never call it inside a transaction. */
export function createStripeClient(
  ports: Pick<Ports, 'outbound' | 'platforms' | 'ids' | 'clock'>,
): StripeClient {
  const { apiUrl, secretKey } = ports.platforms.stripe;
  return async ({ method, path, params = {}, key, answer }) => {
    const form = encodeStripeForm(params);
    const query = method === 'POST' || form.size === 0 ? '' : `?${form}`;
    const headers: Record<string, string> = {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': stripeVersion,
    };
    if (method === 'POST') {
      headers['content-type'] = 'application/x-www-form-urlencoded';
      headers['idempotency-key'] = toIdempotencyKey(key ?? ports.ids.token(), path, form);
    }
    const send = async () => {
      const init: RequestInit = { method, headers, signal: AbortSignal.timeout(callTimeoutMs) };
      if (method === 'POST') init.body = form.toString();
      return ports.outbound.fetch(`${apiUrl}/v1/${path}${query}`, init);
    };
    const parsed = answer.safeParse(await persist(send, ports.clock));
    if (!parsed.success) throw unanswered('an answer of another shape');
    return parsed.data;
  };
}

async function persist(send: () => Promise<Response>, clock: Clock): Promise<unknown> {
  for (const delayMs of [...retryDelaysMs, undefined]) {
    const result = await attempt(send);
    if (result.error === undefined) return result.body;
    if (delayMs === undefined || !result.error.isPassing) throw result.error;
    await clock.sleep(delayMs);
  }
  throw unanswered('no attempt');
}

type Result = { readonly body?: unknown; readonly error?: StripeError };

async function attempt(send: () => Promise<Response>): Promise<Result> {
  try {
    const response = await send();
    const body: unknown = await response.json();
    return response.ok ? { body } : { error: readStripeError(response.status, body) };
  } catch (error) {
    return { error: unanswered(error instanceof Error ? error.message : String(error)) };
  }
}
