import { defineConfig } from 'vitest/config';
import { resolveSource } from './resolveSource';
import { hookLimitMs, pollLimitMs, testLimitMs } from './timeLimits';

/** Tests that need neither a database nor a browser. */
export default defineConfig({
  ...resolveSource,
  test: {
    // For projects of a root config only this `root` applies, not the option of the same name above `test`.
    root: new URL('..', import.meta.url).pathname,
    name: 'unit',
    environment: 'node',
    include: [
      'packages/*/{src,test}/**/*.test.{ts,tsx}',
      'apps/dashboard/src/**/*.test.{ts,tsx}',
      'mocks/{src,test}/**/*.test.ts',
      'apps/server/src/**/*.test.ts',
      'scripts/**/*.test.ts',
      '.storybook/{story,docgen,importers,manager,props}/**/*.test.ts',
      'test/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.*', 'packages/api-server/**'],
    pool: 'threads',
    // Reloading the packages for each file takes longer than its tests, which restore what they change.
    isolate: false,
    setupFiles: ['test/propertySeed.ts'],
    testTimeout: testLimitMs.unit,
    hookTimeout: hookLimitMs,
    expect: { poll: { timeout: pollLimitMs } },
  },
});
