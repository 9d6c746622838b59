import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the mode's pictures. */
    readonly pictureFolder: string;
  }

  interface TestContext {
    /** Set by Storybook's plugin: the story with what its file and the preview add. */
    story?: { readonly parameters: { readonly layout?: string } };
  }

  interface TaskMeta {
    /** Set by Storybook's plugin: the story that the test is made of. */
    storyId?: string;
  }
}

/** Taller pages are cut off here; what is further down has pictures of its own. */
const tallestPx = 1200;

const paddingPx = 16;

/** Where the lowest thing on the page ends, in CSS pixels. */
function shownHeightPx(): number {
  const bottoms = [...document.body.querySelectorAll('*')].map((element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 ? bottom : 0;
  });
  return Math.min(Math.ceil(Math.max(...bottoms, 1)), tallestPx - paddingPx);
}

/** Pictures in sight are decoded; a broken one is as good as it gets. */
async function decodeImages(): Promise<void> {
  const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < tallestPx);
  await Promise.allSettled(inSight.map((image) => image.decode()));
}

/** A story still stands on the page when its test has passed: then it is compared with the picture kept of it. */
afterEach(async ({ task, story }) => {
  const { storyId } = task.meta;
  if (task.result?.state === 'fail' || storyId === undefined) return;
  // A caret blinks, and what holds the focus differs by how long the story took.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  await document.fonts.ready;
  // Storybook's own page leaves this room, in which rings and shadows are seen; a test's page leaves none.
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
