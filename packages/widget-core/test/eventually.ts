import { expect } from 'vitest';

/**
 * Waits until the check throws nothing, and returns its result. The limit is the project's, which only catches
 * hangs: `vi.waitFor` gives up after a second.
 */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const results: T[] = [];
  const read = async () => results.push(await check());
  await expect.poll(read).toBeGreaterThan(0);
  return results[0] as T;
}
