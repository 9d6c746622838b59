import { afterAll } from 'vitest';
import { page } from 'vitest/browser';

// Storybook sets the viewport for every story, with a round trip to the browser, though most stories of a file
// share one. Vitest sets the configured one before each file and then runs this setup again.
const setViewport = page.viewport;
let current: string | undefined;

page.viewport = async (width, height) => {
  const next = `${width}x${height}`;
  if (next === current) return;
  current = undefined;
  await setViewport(width, height);
  current = next;
};

afterAll(() => {
  page.viewport = setViewport;
});
