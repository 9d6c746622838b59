import type { Call, NamedCall } from '@adlane/contract';
import { sha256Hex } from '../../crypto/sha256Hex';
import type { Database } from '../../ports';
import type { Caller } from '../callers';
import { conflict, invalid, Problem } from '../problem';
import { isAway } from '../reportError';
import { StreamedForm } from '../requests/StreamedForm';

/** Maximum length of an `Idempotency-Key` in characters. */
export const maxIdempotencyKeyLength = 255;

/** A stored answer. */
export type StoredAnswer = { readonly status: number; readonly answer: unknown };

/** A form whose digest is known once it was received. */
export type KeyedForm = {
  readonly digest: string | undefined;
  /** Reads the form of a repeated request. */
  readDigest(): Promise<string | undefined>;
};

/** A request and the key that it was sent with. */
export type KeyedRequest = {
  readonly agency_id: number;
  readonly actor: string;
  readonly key: string;
  readonly call: string;
  /** Digest of everything that is known before a form is read. */
  readonly request_digest: string;
  /** A body that is read while it takes effect. */
  readonly form?: KeyedForm;
  /** Whether the answer must not be stored. */
  readonly isSecret: boolean;
};

/**
 * State of a key: claimed by this request, used by another request, running, done without a stored answer, or
 * answered.
 */
export type KeyState =
  | { readonly kind: 'begun' }
  | { readonly kind: 'other' }
  /** `hasEffect`: something was committed already. */
  | { readonly kind: 'running'; readonly hasEffect: boolean }
  | ({ readonly kind: 'lost' } & Received)
  | ({ readonly kind: 'answered'; readonly stored: StoredAnswer } & Received);

/** The form that the first request was received with. */
type Received = { readonly formDigest?: string | undefined };

/** Stores answers per tenant, caller and key. */
export type IdempotencyStore = {
  begin(request: KeyedRequest): Promise<KeyState>;
  /**
   * Records, inside a transaction of the request, that it wrote something, and the answer if that is all of it; does
   * nothing if the transaction only read.
   */
  markEffect(tx: Database, request: KeyedRequest, stored?: StoredAnswer): Promise<void>;
  finish(request: KeyedRequest, stored: StoredAnswer): Promise<void>;
  /** Releases the key, unless its answer is stored: the call was refused and may be sent again. */
  release(request: KeyedRequest): Promise<void>;
  /**
   * Ends a request without an answer to store: releases the key if nothing was committed, else marks the
   * answer as lost, unless it is stored.
   */
  endWithoutAnswer(request: KeyedRequest): Promise<void>;
};

/** How often, and at which interval, a duplicate polls for the first request's answer: 5 s in total. */
const maxPolls = 50;
const pollIntervalMs = 100;
/** When a duplicate of a request that is still running should come back, in seconds. */
const runningRetrySeconds = 2;
/** How often, and at which interval, storing the end of a request is retried: 2 min in total. */
const maxRetries = 240;
const retryIntervalMs = 500;

/**
 * Parses the key of a mutating call.
 * @throws Problem 400 for a malformed key
 */
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

/**
 * Builds the store's view of the request; undefined for callers without a tenant, whose calls have no effect
 * to repeat.
 */
export async function buildKeyedRequest(
  caller: Caller,
  key: string,
  { name, call }: NamedCall,
  input: unknown,
): Promise<KeyedRequest | undefined> {
  if (caller.kind === 'public') return undefined;
  const request_digest = sha256Hex(JSON.stringify([name, input], describeBytes));
  const isSecret = call.isSecret ?? false;
  const body = typeof input === 'object' && input !== null && 'body' in input ? input.body : undefined;
  return {
    agency_id: caller.agency_id,
    actor: formatActor(caller),
    key,
    call: name,
    request_digest,
    isSecret,
    ...(body instanceof StreamedForm && { form: body }),
  };
}

/** Replaces bytes by their digest. */
function describeBytes(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? sha256Hex(value) : value;
}

function formatActor(caller: Exclude<Caller, { kind: 'public' }>): string {
  if (caller.kind === 'user') return `user:${caller.user_id}`;
  if (caller.kind === 'session') return `visitor:${caller.visitor_id}`;
  return `${caller.kind}:${caller.project_id}`;
}

/**
 * Builds the answer from what an earlier request under the same key has committed; undefined where nothing of it is found.
 * It only reads.
 */
export type RecallAnswer = () => Promise<StoredAnswer | undefined>;

/**
 * Runs `work` once per key. A duplicate gets the first answer and waits while it is still being computed.
 * Committed work never runs again, even if the database became unreachable before the answer was stored: `recall` then
 * answers at once, for calls that have one.
 * @throws Problem 422 if the key was used for another request, 409 with `Retry-After` if the first one is still
 * running, 409 if its answer was lost or is a secret
 */
export async function runOnce(
  store: IdempotencyStore,
  request: KeyedRequest,
  { work, recall }: { readonly work: () => Promise<StoredAnswer>; readonly recall: RecallAnswer },
): Promise<StoredAnswer & { readonly isReplayed: boolean }> {
  const earlier = await findEarlierAnswer(store, request, recall);
  if (earlier) return { ...earlier, isReplayed: true };
  const stored = await work().catch(async (error: unknown) => {
    // Runs in the background: the caller's retry must not wait for a database that is unreachable now.
    if (isAway(error)) void retryUntilDone(() => store.endWithoutAnswer(request));
    else await store.release(request);
    throw error;
  });
  const end = () => (request.isSecret ? store.endWithoutAnswer(request) : store.finish(request, stored));
  await end().catch(() => void retryUntilDone(end));
  return { ...stored, isReplayed: false };
}

/** Retries until it succeeds or the key counts as abandoned anyway. */
async function retryUntilDone(work: () => Promise<void>): Promise<void> {
  for (let count = 0; count < maxRetries; count += 1) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryIntervalMs));
    }
  }
}

/** Returns whether the first request under the key had another form. */
async function isOtherForm({ form }: KeyedRequest, state: KeyState): Promise<boolean> {
  if (!form || !('formDigest' in state) || state.formDigest === undefined) return false;
  return (await form.readDigest()) !== state.formDigest;
}

/** Finds the answer that is stored under the key; undefined if this request has claimed the key. */
async function findEarlierAnswer(
  store: IdempotencyStore,
  request: KeyedRequest,
  recall: RecallAnswer,
): Promise<StoredAnswer | undefined> {
  for (let poll = 0; poll < maxPolls; poll += 1) {
    const state = await store.begin(request);
    if (state.kind === 'begun') return undefined;
    if (state.kind === 'other' || (await isOtherForm(request, state))) {
      throw invalid({ 'Idempotency-Key': ['This Idempotency-Key was already used for another request.'] });
    }
    if (state.kind === 'answered') return state.stored;
    const recalled = state.kind === 'lost' || state.hasEffect ? await recall() : undefined;
    if (recalled) return recalled;
    if (state.kind === 'lost') {
      throw conflict('This was done already, but its answer was lost. Please reload the page.');
    }
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
  throw new Problem('REQUEST_RUNNING', 'The same request is still running. Please try again in a moment.', {
    headers: { 'retry-after': String(runningRetrySeconds) },
  });
}
