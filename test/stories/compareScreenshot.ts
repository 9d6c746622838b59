import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the mode's screenshots. */
    readonly pictureFolder: string;
  }

  interface TestContext {
    /** Set by Storybook's plugin: the story with its file's and the preview's parameters. */
    story?: { readonly parameters: { readonly layout?: string } };
  }

  interface TaskMeta {
    /** Set by Storybook's plugin: id of the story under test. */
    storyId?: string;
  }
}

/** Taller pages are cut off here; their lower parts have separate screenshots. */
const tallestPx = 1200;

const paddingPx = 16;

/** Bottom edge of the lowest element on the page, in CSS pixels. */
function shownHeightPx(): number {
  const bottoms = [...document.body.querySelectorAll('*')].map((element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 ? bottom : 0;
  });
  return Math.min(Math.ceil(Math.max(...bottoms, 1)), tallestPx - paddingPx);
}

/** Decodes visible images; a broken image is left as it is. */
async function decodeImages(): Promise<void> {
  const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < tallestPx);
  await Promise.allSettled(inSight.map((image) => image.decode()));
}

/** The story is still rendered when its test has passed: compares it with the stored screenshot. */
afterEach(async ({ task, story }) => {
  const { storyId } = task.meta;
  if (task.result?.state === 'fail' || storyId === undefined) return;
  // A caret blinks, and the focused element depends on how long the story took.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  await document.fonts.ready;
  // Storybook's page has this padding, which shows focus rings and shadows; a test's page has none.
  const padding = story?.parameters.layout === 'fullscreen' ? '' : `${paddingPx}px`;
  Object.assign(document.body.style, { padding });
  await page.viewport(window.innerWidth, shownHeightPx() + (padding ? paddingPx : 0));
  await decodeImages();
  Object.assign(document.body.style, { height: '100dvh', overflow: 'hidden' });
  try {
    await expect
      .element(page.elementLocator(document.body))
      .toMatchScreenshot(`${inject('pictureFolder')}/${storyId}`);
  } finally {
    Object.assign(document.body.style, { height: '', overflow: '', padding: '' });
  }
});
