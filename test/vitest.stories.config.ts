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
  /** Toolbar values under which the stories run. */
  readonly initialGlobals: Readonly<Record<string, unknown>>;
  readonly viewport: { readonly width: number; readonly height: number };
};

const desktop = { width: 1280, height: 800 };

/** The same stories under other globals; Chromatic takes its pictures in the same modes. */
const runs: readonly StoryRun[] = [
  { name: 'stories', initialGlobals: {}, viewport: desktop },
  {
    name: 'stories-dark-rtl',
    initialGlobals: { theme: 'dark', direction: 'rtl', locale: 'he-IL' },
    viewport: desktop,
  },
  {
    name: 'stories-mobile',
    initialGlobals: { viewport: { value: 'mobile', isRotated: false } },
    viewport: { width: 390, height: 844 },
  },
];

async function storyProject({ name, initialGlobals, viewport }: StoryRun, index: number) {
  const configDir = fileURLToPath(new URL('../.storybook', import.meta.url));
  return {
    ...resolveSource,
    root,
    plugins: await storybookTest({ configDir, initialGlobals: { ...initialGlobals } }),
    test: {
      name,
      // One page for all files: isolation takes three times as long. Each story starts from a reset world, a cache of
      // its own and the handlers of the preview.
      isolate: false,
      testTimeout: 45_000,
      // One browser after the other: each starts a database of its own when a story asks the API.
      sequence: { groupOrder: index },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath, args, env } }),
        instances: [{ browser: 'chromium' as const, viewport }],
      },
    },
  };
}

/** Every story in a real browser, its play function and axe included. */
export default defineConfig({ test: { projects: await Promise.all(runs.map(storyProject)) } });
