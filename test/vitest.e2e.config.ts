import { defineConfig } from 'vitest/config';
import { resolveSource } from './resolveSource';

/** A real browser against the built apps, the real server and the platforms' doubles over HTTP. */
export default defineConfig({
  ...resolveSource,
  test: {
    // Among the projects of the root config only this one counts, not the option of the same name above `test`.
    root: new URL('..', import.meta.url).pathname,
    name: 'e2e',
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    // Each step stands on the one before it.
    bail: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
