import { defineConfig } from 'vitest/config';
import { resolveSource } from './resolveSource';
import { hookLimitMs, pollLimitMs, testLimitMs } from './timeLimits';

/** A real browser against the built apps, the real server and the simulated platforms over HTTP. */
export default defineConfig({
  ...resolveSource,
  test: {
    // For projects of a root config only this `root` applies, not the option of the same name above `test`.
    root: new URL('..', import.meta.url).pathname,
    name: 'e2e',
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    // Each step builds on the previous one.
    bail: 1,
    testTimeout: testLimitMs.e2e,
    hookTimeout: hookLimitMs,
    expect: { poll: { timeout: pollLimitMs } },
  },
});
