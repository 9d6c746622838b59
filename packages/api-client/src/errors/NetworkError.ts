import type { CallFacts } from './CallFacts';

/** Why a request got no response. */
export type NetworkFailure = 'unreachable' | 'timeout';

/**
 * No complete answer: the server is unreachable, the connection broke, or the timeout passed. Whether an
 * unsafe call took effect is unknown; retry it with the same idempotency key. A deliberate cancellation is a
 * `CancelledError`.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: NetworkFailure;
  readonly facts: CallFacts;

  constructor(facts: CallFacts, reason: NetworkFailure, options?: ErrorOptions) {
    const found = reason === 'timeout' ? 'got no answer in time' : 'could not reach the server';
    super(`${facts.call} ${found} (${facts.method} ${facts.url})`, options);
    this.facts = facts;
    this.reason = reason;
  }
}

/**
 * True for `NetworkError`, also of another copy of this package.
 *
 * @example if (isNetworkError(error) && error.reason === 'timeout') retry();
 */
export function isNetworkError(value: unknown): value is NetworkError {
  return value instanceof Error && value.name === 'NetworkError' && 'reason' in value;
}
