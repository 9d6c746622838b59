import type { CallFacts } from './CallFacts';

/**
 * The server said that all went well, but what it sent is not JSON: usually a proxy's or a sign-in page's HTML.
 * Shapes are not checked here; the server and the mocks check them against the contract.
 */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  /** Content type of what came instead. */
  readonly contentType: string;
  readonly facts: CallFacts;

  constructor(facts: CallFacts, contentType: string, options?: ErrorOptions) {
    super(
      `${facts.call} expected JSON but received ${contentType || 'no content type'}; check what answers at ${facts.url}`,
      options,
    );
    this.facts = facts;
    this.contentType = contentType;
  }
}

/** True for `AnswerError`, also for one of another copy of this package. */
export function isAnswerError(value: unknown): value is AnswerError {
  return value instanceof Error && value.name === 'AnswerError' && 'contentType' in value;
}
