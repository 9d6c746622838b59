import { defineConfig } from 'vitest/config';
import { resolveSource } from './resolveSource';
import { hookLimitMs, testLimitMs } from './timeLimits';

/** A real browser against the built apps, the real server and the simulated platforms over HTTP. */
export default defineConfig({
  ...resolveSource,
  test: {
    // For projects of a root config only this `root` applies, not the option of the same name above `test`.
    root: new URL('..', import.meta.url).pathname,
    name: 'e2e',
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/harness/prepareRun.ts'],
    pool: 'forks',
    // Helpers store nothing beyond their arguments, and reloading them costs each file seconds.
    isolate: false,
    // A page waits for its server and for itself in turn: a third file fills what two leave idle.
    maxWorkers: 3,
    sequence: { groupOrder: 4 },
    testTimeout: testLimitMs.e2e,
    hookTimeout: hookLimitMs,
    // As long as a step of a page, see `openBrowser`.
    expect: { poll: { timeout: testLimitMs.e2e / 2 } },
  },
});
