import type { CallFacts } from './CallFacts';

/**
 * A successful response that is not JSON: usually the HTML of a proxy or sign-in page. Shapes are not checked
 * here; the server and the mocks check them against the contract.
 */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  /** Content type of the response. */
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

/**
 * True for `AnswerError`, also of another copy of this package.
 *
 * @example if (isAnswerError(error)) console.warn(error.contentType);
 */
export function isAnswerError(value: unknown): value is AnswerError {
  return value instanceof Error && value.name === 'AnswerError' && 'contentType' in value;
}
