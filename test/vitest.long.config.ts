import { defineConfig } from 'vitest/config';
import { resolveSource } from './resolveSource';
import { hookLimitMs, pollLimitMs, testLimitMs } from './timeLimits';

/** Tests that take minutes (`npm run test:long`); `npm test` has a short form of each. */
export default defineConfig({
  ...resolveSource,
  test: {
    root: new URL('..', import.meta.url).pathname,
    name: 'long',
    environment: 'node',
    include: ['apps/server/test/long/**/*.long.ts', 'e2e/long/**/*.long.ts'],
    globalSetup: ['apps/server/test/harness/databases/startTestDatabase.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: testLimitMs.long,
    hookTimeout: hookLimitMs,
    expect: { poll: { timeout: pollLimitMs } },
  },
});
