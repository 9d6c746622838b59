import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the mode's pictures. */
    readonly pictureFolder: string;
  }

  interface TaskMeta {
    /** Set by Storybook's plugin: the story that the test is made of. */
    storyId?: string;
  }
}

/** A story still stands on the page when its test has passed: then it is compared with the picture kept of it. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta;
  if (task.result?.state === 'fail' || storyId === undefined) return;
  await document.fonts.ready;
  // The frame that the story stands in is drawn as far as it goes; of a longer page the rest would be white.
  Object.assign(document.body.style, { height: '100dvh', overflow: 'hidden' });
  // A caret blinks, and what holds the focus differs by how long the story took.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  try {
    await expect
      .element(page.elementLocator(document.body))
      .toMatchScreenshot(`${inject('pictureFolder')}/${storyId}`);
  } finally {
    Object.assign(document.body.style, { height: '', overflow: '' });
  }
});
