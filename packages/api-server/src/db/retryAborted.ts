import { getSqlState } from './getSqlState';

/** A serialization failure and a deadlock: PostgreSQL chose this transaction to let another one continue. */
const abortedStates = ['40001', '40P01'];
const maxTries = 3;

/**
 * Runs a transaction again if PostgreSQL aborted it in favor of another one: nothing of it is stored, and the other
 * one is over by then.
 * @throws the error of the third try
 */
export async function retryAborted<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === maxTries || !abortedStates.includes(getSqlState(error) ?? '')) throw error;
    }
  }
}
