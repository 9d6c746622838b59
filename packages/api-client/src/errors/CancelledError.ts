import type { CallFacts } from './CallFacts';

/**
 * The caller gave the call up: its signal was aborted or the pending calls were cancelled, as on leaving a screen
 * or signing out. Nothing to tell the user.
 */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  readonly facts: CallFacts;

  constructor(facts: CallFacts, options?: ErrorOptions) {
    super(`${facts.call} was cancelled`, options);
    this.facts = facts;
  }
}

/** True for `CancelledError`, also for one of another copy of this package. */
export function isCancelledError(value: unknown): value is CancelledError {
  return value instanceof Error && value.name === 'CancelledError';
}
