import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { findChromium } from '../../scripts/chromium.mjs';
import { unmarkedReact } from '../leanReact/unmarkedReact';
import { resolveSource } from '../resolveSource';
import { hookLimitMs, pollLimitMs, testLimitMs } from '../timeLimits';
import { emptyStoryFiles } from './emptyStoryFiles';

export type StoryRun = {
  readonly name: string;
  /** Order of the runs, one after the other: they share the folder of prepared packages. */
  readonly order: number;
  /**
   * Plays every story in another mode, and checks it with axe in the other themes and directions. Otherwise each story
   * is played on a light desktop, and those without a play function are then shown in the other modes.
   */
  readonly playsOtherMode?: boolean;
  /** Runs only stories with this tag, as they are, without checks of other modes. */
  readonly tag?: string;
  /** Toolbar values for the stories. */
  readonly initialGlobals?: Readonly<Record<string, unknown>>;
  readonly viewport?: { readonly width: number; readonly height: number };
};

const desktop = { width: 1280, height: 800 };

/** Runs stories in a real browser, with axe. The modes are those of Chromatic. */
export async function storyProject(run: StoryRun) {
  const { name, order, playsOtherMode = false, tag, initialGlobals = {}, viewport = desktop } = run;
  const tags = tag === undefined ? {} : { include: [tag] };
  const otherModes = playsOtherMode ? 'test/stories/checkOtherThemes.ts' : 'test/stories/checkOtherModes.ts';
  const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url));
  const { executablePath, args, env } = await findChromium();
  return defineProject({
    ...resolveSource,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    plugins: [
      ...(await storybookTest({ configDir, initialGlobals: { ...initialGlobals }, tags })),
      unmarkedReact,
    ],
    test: {
      name,
      exclude: tag === undefined ? [] : emptyStoryFiles(tag),
      globalSetup: ['mocks/scripts/ensureWorld.mjs'],
      setupFiles: [
        'test/leanReact/ownerlessReact.ts',
        'test/stories/sameViewport.ts',
        ...(tag === undefined ? [otherModes, 'test/stories/checkDirections.ts'] : []),
      ],
      // A page is reused for many files: isolation takes three times as long. Each story starts with reset
      // data, a new cache and the preview's handlers.
      isolate: false,
      maxWorkers: Math.min(2, availableParallelism()),
      testTimeout: testLimitMs.stories,
      hookTimeout: hookLimitMs,
      expect: { poll: { timeout: pollLimitMs } },
      // A busy machine can delay a frame past a play's timeout. `npm test` lists the tests that needed a
      // retry.
      retry: process.env.CI === undefined ? 0 : 1,
      sequence: { groupOrder: order },
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
