import { defineConfig } from 'vitest/config';
import { resolveSource } from './resolveSource';

/** The API and its Node server over a real PostgreSQL: one cluster a run, a database of its own for each file. */
export default defineConfig({
  ...resolveSource,
  test: {
    // Among the projects of the root config only this one counts, not the option of the same name above `test`.
    root: new URL('..', import.meta.url).pathname,
    name: 'server',
    environment: 'node',
    include: ['packages/api-server/{src,test}/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['apps/server/test/harness/startTestDatabase.ts'],
    setupFiles: ['test/propertySeed.ts'],
    pool: 'forks',
    // No module of the server keeps anything but what it was given, and reading them all again takes each file a second.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    // As for the stories: tried a second time on CI, and named as unsteady then.
    retry: process.env.CI === undefined ? 0 : 1,
    hookTimeout: 60_000,
  },
});
