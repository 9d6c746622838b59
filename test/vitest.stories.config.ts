import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ensureWorld } from '../mocks/scripts/ensureWorld.mjs';
import { findChromium } from '../scripts/chromium.mjs';
import { resolveSource } from './resolveSource';

const root = fileURLToPath(new URL('..', import.meta.url));
await ensureWorld();
const { executablePath, args, env } = await findChromium();

type StoryRun = {
  readonly name: string;
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly width: number;
  readonly height: number;
};

/** The same stories under other globals; a picture of each mode is what Chromatic takes too. */
const runs: readonly StoryRun[] = [{ name: 'stories', width: 1280, height: 800 }];

function storyProject({ name, width, height }: StoryRun) {
  return {
    ...resolveSource,
    root,
    plugins: [storybookTest({ configDir: fileURLToPath(new URL('../.storybook', import.meta.url)) })],
    test: {
      name,
      // One page for all files: isolation takes three times as long. `resetWorld` and fresh caches keep stories apart.
      isolate: false,
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath, args, env } }),
        instances: [{ browser: 'chromium' as const, viewport: { width, height } }],
      },
    },
  };
}

/** Every story in a real browser, its play function and axe included. */
export default defineConfig({ test: { projects: runs.map(storyProject) } });
