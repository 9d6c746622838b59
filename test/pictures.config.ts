import { defineConfig } from 'vitest/config';
import { screenshotProject } from './stories/screenshotProject';

// Not among the root's projects: other test runs do not need the pinned Chromium.
export default defineConfig({
  test: {
    projects: [
      await screenshotProject({ name: 'light', order: 0 }),
      await screenshotProject({
        name: 'dark-rtl-mobile',
        order: 1,
        initialGlobals: {
          theme: 'dark',
          direction: 'rtl',
          locale: 'he-IL',
          viewport: { value: 'mobile', isRotated: false },
        },
      }),
    ],
  },
});
