import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { findPinnedChromium } from '../scripts/chromium.mjs';
import { type StoryRun, storyProject } from './storyProject';

/** Busy machines take seconds for the two pictures that show that a page stands still. */
const stillTimeoutMs = 20_000;

/** What Vite prepares for pictures lies beside what it prepares for stories: either would throw the other's away. */
const ownCache: Plugin = {
  name: 'adlane:own-cache',
  enforce: 'post',
  config: () => ({ cacheDir: 'node_modules/.cache/pictures' }),
};

/** Holds the largest frame, in CSS pixels: one that is larger than the page is drawn smaller. */
const viewport = { width: 1280, height: 1200 };

/**
 * The stories with the tag `picture`, compared with the pictures in `test/pictures/<name>`: one story of each
 * component, in the Chromium and the fonts that the lockfile pins, at one place and in one language of the world.
 */
export async function pictureProject(run: Omit<StoryRun, 'plays' | 'tag'>) {
  const project = await storyProject({ ...run, tag: 'picture' });
  const launchOptions = await findPinnedChromium();
  return {
    ...project,
    plugins: [...(project.plugins ?? []), ownCache],
    test: {
      ...project.test,
      globalSetup: [...[project.test?.globalSetup ?? []].flat(), 'test/squeezePictures.mjs'],
      setupFiles: [...[project.test?.setupFiles ?? []].flat(), 'test/comparePicture.ts'],
      provide: { pictureFolder: run.name },
      browser: {
        ...project.test?.browser,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch' as const,
            // Processors differ by a hair's breadth of anti-aliasing; a row moved by a pixel differs by far more.
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 12 },
            timeout: stillTimeoutMs,
            resolveScreenshotPath: ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
              `${root}/test/pictures/${arg}${ext}`,
          },
        },
        provider: playwright({
          launchOptions,
          contextOptions: { viewport, reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' },
        }),
      },
    },
  };
}
