import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { findChromium } from '../scripts/chromium.mjs';
import { resolveSource } from './resolveSource';

type StoryRun = {
  readonly name: string;
  /** Place in the row of runs: one browser after the other, as each starts a database of its own. */
  readonly order: number;
  /** Toolbar values under which the stories run. */
  readonly initialGlobals?: Readonly<Record<string, unknown>>;
  readonly viewport?: { readonly width: number; readonly height: number };
};

const desktop = { width: 1280, height: 800 };

/**
 * Every story in a real browser, its play function and axe included, under one set of toolbar values. The modes of
 * the three configurations are those in which Chromatic takes its pictures.
 */
export async function storyProject({ name, order, initialGlobals = {}, viewport = desktop }: StoryRun) {
  const configDir = fileURLToPath(new URL('../.storybook', import.meta.url));
  const { executablePath, args, env } = await findChromium();
  return defineProject({
    ...resolveSource,
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: await storybookTest({ configDir, initialGlobals: { ...initialGlobals } }),
    test: {
      name,
      globalSetup: ['mocks/scripts/ensureWorld.mjs'],
      // One page for all files: isolation takes three times as long. Each story starts from a reset world, a cache of
      // its own and the handlers of the preview.
      isolate: false,
      testTimeout: 90_000,
      sequence: { groupOrder: order },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath, args, env },
          // What still moves, inside shadow roots, stands still too: axe must not look at a half-faded text.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium', viewport: { ...viewport } }],
      },
    },
  });
}
