import { defineConfig } from 'vitest/config';
import { pictureProject } from './pictureProject';

// Not among the projects of the root: those who run them need no pinned Chromium.
export default defineConfig({
  test: {
    projects: [
      await pictureProject({ name: 'light', order: 0 }),
      await pictureProject({
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
