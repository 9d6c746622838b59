import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { serveReference } from '../.storybook/api/serveReference';
import { bundledTab } from '../.storybook/bundledTab.mjs';
import { packageEntries } from '../.storybook/docgen/packageEntries';
import { findChromium } from '../scripts/chromium.mjs';
import { renderOnServer } from './hydration/renderOnServer';
import { unmarkedReact } from './leanReact/unmarkedReact';
import { resolveSource } from './resolveSource';
import { hookLimitMs, pollLimitMs, testLimitMs } from './timeLimits';

const { executablePath, args, env } = await findChromium();

/**
 * Tests that need a real browser but no story: layout, events, shadow roots, workers. `*.browser.test.ts(x)`.
 */
export default defineConfig({
  ...resolveSource,
  publicDir: 'public',
  plugins: [react(), bundledTab(), serveReference(), packageEntries({ isEmpty: true }), unmarkedReact],
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  test: {
    // For projects of a root config only this `root` applies, not the option of the same name above `test`.
    root: fileURLToPath(new URL('..', import.meta.url)),
    name: 'browser',
    globalSetup: ['mocks/scripts/ensureWorld.mjs'],
    // React's development build: its production build accepts attributes that differ from the server's.
    setupFiles: ['test/leanReact/ownerlessReact.ts'],
    sequence: { groupOrder: 3 },
    include: [
      'packages/**/src/**/*.browser.test.{ts,tsx}',
      'apps/**/src/**/*.browser.test.{ts,tsx}',
      '.storybook/**/*.browser.test.{ts,tsx}',
      'test/**/*.browser.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: testLimitMs.browser,
    hookTimeout: hookLimitMs,
    expect: { poll: { timeout: pollLimitMs } },
    // As for stories: a busy machine can delay a frame.
    retry: process.env.CI === undefined ? 0 : 1,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { renderOnServer },
      provider: playwright({
        launchOptions: { executablePath, args, env },
        // Stops animations inside shadow roots too: axe must not see half-faded text.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});
