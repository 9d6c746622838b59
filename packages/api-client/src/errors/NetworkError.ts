import type { CallFacts } from './CallFacts';

export type NetworkFailure = 'unreachable' | 'timeout';

/**
 * No whole answer arrived: the server could not be reached, the connection broke, or the time was up.
 * Whether an unsafe call took effect is unknown; repeat it with the same idempotency key.
 * A call that was given up on purpose is a `CancelledError` instead.
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

/** True for `NetworkError`, also for one of another copy of this package. */
export function isNetworkError(value: unknown): value is NetworkError {
  return value instanceof Error && value.name === 'NetworkError' && 'reason' in value;
}
