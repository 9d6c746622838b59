import { defineConfig } from 'vitest/config';
import { resolveSource } from './resolveSource';
import { pollLimitMs } from './timeLimits';

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
    testTimeout: 300_000,
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: pollLimitMs } },
  },
});
