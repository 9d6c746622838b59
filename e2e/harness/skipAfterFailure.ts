import { afterEach, beforeEach } from 'vitest';

/**
 * Skips the rest of a `describe` block after its first failure: each step builds on the previous one. Other
 * blocks and files run on.
 */
export function skipAfterFailure(): void {
  let failed: string | undefined;
  beforeEach(({ skip }) => {
    if (failed !== undefined) skip(`An earlier step failed: ${failed}`);
  });
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') failed ??= task.name;
  });
}
