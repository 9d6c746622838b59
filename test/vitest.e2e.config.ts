import { defineConfig } from 'vitest/config';
import { resolveSource } from './resolveSource';

/** A real browser against the built apps, the real server and the platforms' doubles over HTTP. */
export default defineConfig({
  ...resolveSource,
  root: new URL('..', import.meta.url).pathname,
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
