import { defineConfig } from 'vitest/config';
import { resolveSource } from './resolveSource';
import { benchHookLimitMs, pollLimitMs, testLimitMs } from './timeLimits';

/** Measurements against budgets (`bench/budgets.json`), one after the other; they need a quiet machine. */
export default defineConfig({
  ...resolveSource,
  test: {
    root: new URL('..', import.meta.url).pathname,
    name: 'bench',
    environment: 'node',
    include: ['bench/**/*.bench.ts'],
    globalSetup: ['apps/server/test/harness/databases/startTestDatabase.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: testLimitMs.bench,
    hookTimeout: benchHookLimitMs,
    expect: { poll: { timeout: pollLimitMs } },
  },
});
