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

export type StoryRun = {
  readonly name: string;
  /**
   * Place in the row of runs. They share the folder of prepared packages, so the first one runs alone; those that only
   * show run side by side after it.
   */
  readonly order: number;
  /** Takes every story; else those that only show, without a play function, unless `ADLANE_ALL_MODES` is set. */
  readonly plays?: boolean;
  /** Takes the stories with this tag, played, and no others. */
  readonly tag?: string;
  /** On a page that another run shows in other colours and another direction, axe asks no more than what these change. */
  readonly isOtherLook?: boolean;
  /** Toolbar values under which the stories run. */
  readonly initialGlobals?: Readonly<Record<string, unknown>>;
  readonly viewport?: { readonly width: number; readonly height: number };
};

/** React marks its work for the timeline of DevTools where the console takes marks: a tenth of a story's time. */
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
 * Stories in a real browser, axe included, under one set of toolbar values. The modes of the three configurations are
 * those in which Chromatic takes its pictures. One of them plays every story; the others look at those that only show,
 * and at all of them with `npm run test:modes`, which has axe judge each in the other colours and direction as well:
 * seven hundred plays three times over take most of an hour.
 */
export async function storyProject(run: StoryRun) {
  const {
    name,
    order,
    plays = false,
    tag,
    isOtherLook = false,
    initialGlobals = {},
    viewport = desktop,
  } = run;
  const isEveryMode = process.env.ADLANE_ALL_MODES !== undefined;
  const isWhole = plays || isEveryMode;
  // Storybook gives this tag to every story that has a play function.
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
      setupFiles: ['test/ownerlessReact.ts', ...(isEveryMode ? ['test/checkOtherLooks.ts'] : [])],
      // A page is kept for many files: isolation takes three times as long. Each story starts from a reset world, a cache
      // of its own and the handlers of the preview.
      isolate: false,
      // Each page starts a database of its own; for the stories that only show a second one starts longer than it helps.
      maxWorkers: isWhole ? Math.min(2, availableParallelism()) : 1,
      testTimeout: 90_000,
      env: isOtherLook && !isEveryMode ? { ADLANE_AXE_RULES: appearanceRules.join(' ') } : {},
      // A busy machine can hold a frame back past what a play waits for. `npm test` names what needed a second try.
      retry: process.env.CI === undefined ? 0 : 1,
      sequence: { groupOrder: isWhole ? order : Math.min(order, 1) },
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
