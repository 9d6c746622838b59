import { describeError } from '../../../shared/format/describeError';

/** A problem of the card form; its message is for the user. */
export class CardError extends Error {
  override readonly name = 'CardError';
}

/** Returns the text for a card that could not be stored. */
export function describeCardError(error: unknown): string {
  return error instanceof CardError ? error.message : describeError(error);
}
