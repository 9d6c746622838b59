import { defineConfig } from 'vitest/config';

/** All modes of the stories, without the other suites, whose set-up takes ten seconds more. */
export default defineConfig({ test: { projects: ['test/vitest.stories*.config.ts'] } });
