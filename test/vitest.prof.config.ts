import { defineConfig } from 'vitest/config';
import { resolveSource } from './resolveSource';
import { hookLimitMs, pollLimitMs, testLimitMs } from './timeLimits';

/** The API and its Node server over a real PostgreSQL: one cluster per run, one database per file. */
export default defineConfig({
  ...resolveSource,
  test: {
    // For projects of a root config only this `root` applies, not the option of the same name above `test`.
    root: new URL('..', import.meta.url).pathname,
    name: 'server',
    environment: 'node',
    include: ['packages/api-server/{src,test}/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['apps/server/test/harness/databases/startTestDatabase.ts'],
    setupFiles: ['test/propertySeed.ts'],
    pool: 'forks',
    // Server modules store nothing beyond their arguments, and reloading them costs each file a second.
    isolate: false,
    maxWorkers: 2,
    // Most of what a request creates is garbage before the next collection of a young generation of this many MB.
    execArgv: ['--max-semi-space-size=64','--cpu-prof','--cpu-prof-interval','2000','--cpu-prof-dir','/tmp/h/prof'],
    testTimeout: testLimitMs.server,
    hookTimeout: hookLimitMs,
    expect: { poll: { timeout: pollLimitMs } },
    // As for stories: retried once on CI, and then listed as flaky.
    retry: process.env.CI === undefined ? 0 : 1,
  },
});
