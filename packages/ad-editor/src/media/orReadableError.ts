import { describeFailure } from '../failure/describeFailure';

/** Resolves with the answer of a call, or throws an error with a message for the user. */
export async function orReadableError<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (cause) {
    throw new Error(describeFailure(cause), { cause });
  }
}
