import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { findPinnedChromium } from '../../scripts/chromium.mjs';
import { pollLimitMs } from '../timeLimits';
import { type StoryRun, storyProject } from './storyProject';

/**
 * Vite's cache for screenshot runs is separate from the one for story runs: each would invalidate the other.
 */
const separateCache: Plugin = {
  name: 'adlane:own-cache',
  enforce: 'post',
  config: () => ({ cacheDir: 'node_modules/.cache/pictures' }),
};

/** Fits the largest frame, in CSS pixels: a frame larger than the page is scaled down. */
const viewport = { width: 1280, height: 1200 };

/**
 * Compares the stories tagged `picture` with the screenshots in `test/pictures/<name>`: one story per
 * component, in the Chromium and fonts pinned by the lockfile, with a fixed time zone and language.
 */
export async function screenshotProject(run: Omit<StoryRun, 'playsOtherMode' | 'tag'>) {
  const project = await storyProject({ ...run, tag: 'picture' });
  const launchOptions = await findPinnedChromium();
  return {
    ...project,
    plugins: [...(project.plugins ?? []), separateCache],
    test: {
      ...project.test,
      globalSetup: [...[project.test?.globalSetup ?? []].flat(), 'test/stories/squeezePictures.mjs'],
      setupFiles: [...[project.test?.setupFiles ?? []].flat(), 'test/stories/compareScreenshot.ts'],
      provide: { pictureFolder: run.name },
      browser: {
        ...project.test?.browser,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch' as const,
            // Anti-aliasing differs slightly between processors; a row moved by one pixel differs far more.
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 12 },
            // A busy machine takes seconds for the two screenshots that prove that a page is stable.
            timeout: pollLimitMs,
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
