import type { Call, NamedCall } from '@adlane/contract';
import { sha256Hex } from '../crypto/sha256Hex';
import type { Database } from '../ports';
import type { Caller } from './callers';
import { conflict, invalid, Problem } from './problem';
import { isAway } from './reportError';

/** Longest `Idempotency-Key`, in characters. */
export const maxIdempotencyKeyLength = 255;

/** An answer that was given. */
export type StoredAnswer = { readonly status: number; readonly answer: unknown };

/** Who asked for what under which key. */
export type KeyedRequest = {
  readonly agency_id: number;
  readonly actor: string;
  readonly key: string;
  readonly call: string;
  readonly request_digest: string;
  /** Its answer is not kept. */
  readonly isSecret: boolean;
};

/**
 * What stands under a key: nothing (it is ours now), another request, one under way, one that was done but whose answer
 * nobody has, or an answer.
 */
export type KeyState =
  | { readonly kind: 'begun' }
  | { readonly kind: 'other' }
  | { readonly kind: 'running' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'answered'; readonly stored: StoredAnswer };

/** Keeps answers per tenant, caller and key. */
export type IdempotencyStore = {
  begin(request: KeyedRequest): Promise<KeyState>;
  /** Notes, inside a transaction of the request, that it did something; nothing where the transaction only read. */
  markEffect(tx: Database, request: KeyedRequest): Promise<void>;
  finish(request: KeyedRequest, stored: StoredAnswer): Promise<void>;
  /** Frees the key: the call was refused and may be sent again. */
  release(request: KeyedRequest): Promise<void>;
  /** Without an answer to keep: frees the key where nothing of the request is committed, else gives the answer up. */
  endWithoutAnswer(request: KeyedRequest): Promise<void>;
};

/** How often, and after how long each, a duplicate looks for the first request's answer: 5 s in all. */
const maxPolls = 50;
const pollIntervalMs = 100;
/** How often, and after how long each, the end of a request is written down again: 2 min in all. */
const maxRetries = 240;
const retryIntervalMs = 500;

/** The key of an unsafe call, if it has one. @throws Problem 400 for a key that is none */
export function parseIdempotencyKey(call: Call, headers: Headers): string | undefined {
  const key = call.method === 'GET' ? null : headers.get('idempotency-key');
  if (key === null) return undefined;
  if (key.length === 0 || key.length > maxIdempotencyKeyLength || !/^[\x21-\x7e]+$/.test(key)) {
    throw new Problem(
      'MALFORMED',
      `An Idempotency-Key has 1 to ${maxIdempotencyKeyLength} visible ASCII characters.`,
    );
  }
  return key;
}

/** The request as the store knows it; undefined for callers without a tenant, who have nothing to repeat. */
export async function keyedRequest(
  caller: Caller,
  key: string,
  { name, call }: NamedCall,
  input: unknown,
): Promise<KeyedRequest | undefined> {
  if (caller.kind === 'public') return undefined;
  const request_digest = sha256Hex(JSON.stringify([name, input], describeFiles));
  const isSecret = call.isSecret ?? false;
  return {
    agency_id: caller.agency_id,
    actor: formatActor(caller),
    key,
    call: name,
    request_digest,
    isSecret,
  };
}

/** Files count by name, type and size. */
function describeFiles(_key: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.type, value.size] : value;
}

function formatActor(caller: Exclude<Caller, { kind: 'public' }>): string {
  if (caller.kind === 'user') return `user:${caller.user_id}`;
  if (caller.kind === 'session') return `visitor:${caller.visitor_id}`;
  return `${caller.kind}:${caller.project_id}`;
}

/**
 * Runs `work` once per key. A duplicate gets the first one's answer; while that one is under way it waits a while. What
 * is committed is never done again, also where the database went away before the answer was kept.
 * @throws Problem 422 where the key was used for another request, 409 where the first one takes too long or its answer
 *   was lost or is a secret
 */
export async function runOnce(
  store: IdempotencyStore,
  request: KeyedRequest,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { readonly isReplayed: boolean }> {
  const earlier = await findEarlierAnswer(store, request);
  if (earlier) return { ...earlier, isReplayed: true };
  const stored = await work().catch(async (error: unknown) => {
    // Who asks again must not wait for what the database can't be told now.
    if (isAway(error)) void retryUntilDone(() => store.endWithoutAnswer(request));
    else await store.release(request);
    throw error;
  });
  const end = () => (request.isSecret ? store.endWithoutAnswer(request) : store.finish(request, stored));
  await end().catch(() => void retryUntilDone(end));
  return { ...stored, isReplayed: false };
}

/** Does it again until it succeeds or the key counts as abandoned anyway. */
async function retryUntilDone(work: () => Promise<void>): Promise<void> {
  for (let count = 0; count < maxRetries; count += 1) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryIntervalMs));
    }
  }
}

/** The answer that stands under the key; undefined where the key is ours now. */
async function findEarlierAnswer(
  store: IdempotencyStore,
  request: KeyedRequest,
): Promise<StoredAnswer | undefined> {
  for (let poll = 0; poll < maxPolls; poll += 1) {
    const state = await store.begin(request);
    if (state.kind === 'begun') return undefined;
    if (state.kind === 'answered') return state.stored;
    if (state.kind === 'other') {
      throw invalid({ 'Idempotency-Key': ['This Idempotency-Key was used for another request already.'] });
    }
    if (state.kind === 'lost') {
      throw conflict('This was done already, but its answer was lost. Please reload the page.');
    }
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
  throw conflict('The same request is still being worked on.');
}
