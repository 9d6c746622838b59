import { setTimeout as sleep } from 'node:timers/promises';

/** Shorter than the waits of browsers and platforms, so that repeats meet servers that are just starting. */
const againAfterMs = 100;
/** Enough for every restart and every lease, and far less than the hour by which tests change clocks. */
const maxAttempts = 1200;

/**
 * Repeats an attempt until it has a result.
 * @throws Error after two minutes, with the description
 */
export async function repeatUntil<T>(
  attempt: () => Promise<T | undefined>,
  describe: () => string,
): Promise<T> {
  for (let count = 0; count < maxAttempts; count += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
    await sleep(againAfterMs);
  }
  throw new Error(`Without a result after ${maxAttempts} attempts: ${describe()}`);
}
