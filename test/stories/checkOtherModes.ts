import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { viewports } from '../../.storybook/story/globals';
import { modes } from '../../.storybook/story/modes';
import { replaceGlobals } from '../../.storybook/story/replacedGlobals';
import { appearanceRules } from './appearanceRules';
import { listViolations } from './listViolations';

const { width, height } = viewports.mobile.styles;

/** Storybook adds its story to the test's context. */
type StoryTest = { readonly story?: ComposedStoryFn };

/** Shows a story without a play function in the other modes after axe has checked it in its own. */
afterEach<StoryTest>(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail' || story.play) return;
  const { width: ownWidth, height: ownHeight } = { width: innerWidth, height: innerHeight };
  try {
    replaceGlobals(modes['dark and right to left']);
    expect(await listViolations(appearanceRules), 'axe in dark, right to left').toEqual([]);
    replaceGlobals();
    await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
    expect(await listViolations(), 'axe on a mobile screen').toEqual([]);
  } finally {
    replaceGlobals();
    await page.viewport(ownWidth, ownHeight);
  }
});
