import { defineConfig } from 'vitest/config';
import { storyProject } from './stories/storyProject';

// Not among the root's projects: playing every story twice more takes most of an hour.
export default defineConfig({
  test: {
    projects: [
      await storyProject({
        name: 'stories-dark-rtl',
        order: 0,
        playsOtherMode: true,
        initialGlobals: { theme: 'dark', direction: 'rtl', locale: 'he-IL' },
      }),
      await storyProject({
        name: 'stories-mobile',
        order: 1,
        playsOtherMode: true,
        initialGlobals: { viewport: { value: 'mobile', isRotated: false } },
        viewport: { width: 390, height: 844 },
      }),
    ],
  },
});
