import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineProject } from 'vitest/config';
import { findChromium } from '../scripts/chromium.mjs';
import { appearanceRules } from './appearanceRules';
import { emptyStoryFiles, type StoryTags } from './emptyStoryFiles';
import { resolveSource } from './resolveSource';
import { hookLimitMs, pollLimitMs, testLimitMs } from './timeLimits';
export type StoryRun = {
  readonly name: string;
  /**
   * Order of the runs. They share the folder of prepared packages, so the first one runs alone; runs that
   * only render follow in parallel.
   */
  readonly order: number;
  /** Runs every story; otherwise only stories without a play function, unless `ADLANE_ALL_MODES` is set. */
  readonly plays?: boolean;
  /** Runs only stories with this tag, played. */
  readonly tag?: string;
  /**
   * For a page that another run shows in another theme and direction, axe checks only the rules that these
   * affect.
   */
  readonly isOtherTheme?: boolean;
  /** Toolbar values for the stories. */
  readonly initialGlobals?: Readonly<Record<string, unknown>>;
  readonly viewport?: { readonly width: number; readonly height: number };
};

/**
 * React marks its work for the DevTools timeline when the console supports it, which takes a tenth of a
 * story's time.
 */
const unmarkedReact: Plugin = {
  name: 'adlane:unmarked-react',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'console.createTask = console.timeStamp = undefined;',
      injectTo: 'head-prepend',
    },
  ],
};

const desktop = { width: 1280, height: 800 };

/**
 * Runs stories in a real browser, with axe, under one set of toolbar values. The three configurations use the
 * same modes as Chromatic. One plays every story; the others render the stories without a play function, or
 * all of them with `npm run test:modes`, which also checks each with axe in the other theme and direction:
 * playing seven hundred stories three times takes most of an hour.
 */
export async function storyProject(run: StoryRun) {
  const {
    name,
    order,
    plays = false,
    tag,
    isOtherTheme = false,
    initialGlobals = {},
    viewport = desktop,
  } = run;
  const isEveryMode = process.env.ADLANE_ALL_MODES !== undefined;
  const isWhole = plays || isEveryMode;
  // Storybook adds this tag to every story with a play function.
  const shown: StoryTags = isWhole ? {} : { exclude: ['play-fn'] };
  const tags: StoryTags = tag === undefined ? shown : { include: [tag] };
  const configDir = fileURLToPath(new URL('../.storybook', import.meta.url));
  const { executablePath, args, env } = await findChromium();
  return defineProject({
    ...resolveSource,
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [
      ...(await storybookTest({ configDir, initialGlobals: { ...initialGlobals }, tags })),
      unmarkedReact,
    ],
    test: {
      name,
      exclude: emptyStoryFiles(tags),
      globalSetup: ['mocks/scripts/ensureWorld.mjs'],
      setupFiles: [
        'test/ownerlessReact.ts',
        'test/sameViewport.ts',
        ...(isEveryMode ? ['test/checkOtherThemes.ts'] : []),
      ],
      // A page is reused for many files: isolation takes three times as long. Each story starts with reset
      // data, a new cache and the preview's handlers.
      isolate: false,
      // Each page starts a database; for runs that only render, starting a second one costs more than it
      // saves.
      maxWorkers: isWhole ? Math.min(2, availableParallelism()) : 1,
      testTimeout: testLimitMs.stories,
      hookTimeout: hookLimitMs,
      expect: { poll: { timeout: pollLimitMs } },
      env: isOtherTheme && !isEveryMode ? { ADLANE_AXE_RULES: appearanceRules.join(' ') } : {},
      // A busy machine can delay a frame past a play's timeout. `npm test` lists the tests that needed a
      // retry.
      retry: process.env.CI === undefined ? 0 : 1,
      sequence: { groupOrder: isWhole ? order : Math.min(order, 1) },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath, args, env },
          // Stops animations inside shadow roots too: axe must not see half-faded text.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium', viewport: { ...viewport } }],
      },
    },
  });
}
