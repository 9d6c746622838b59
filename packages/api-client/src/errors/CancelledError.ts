import type { CallFacts } from './CallFacts';

/**
 * The caller canceled the call: its signal was aborted or the pending calls were canceled, as on leaving a
 * screen or signing out. No message for the user.
 */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  readonly facts: CallFacts;

  constructor(facts: CallFacts, options?: ErrorOptions) {
    super(`${facts.call} was cancelled`, options);
    this.facts = facts;
  }
}

/**
 * True for `CancelledError`, also of another copy of this package.
 *
 * @example if (isCancelledError(error)) return;
 */
export function isCancelledError(value: unknown): value is CancelledError {
  return value instanceof Error && value.name === 'CancelledError';
}
