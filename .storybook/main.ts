import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { ensureWorld } from '../mocks/scripts/ensureWorld.mjs';

// Stories answer from this dump; it is no part of the repository.
await ensureWorld();

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './welcome/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
    '../mocks/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
      // PGlite finds its wasm beside its own module, which pre-bundling would move.
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
      build: { chunkSizeWarningLimit: 5_000 },
    }),
};

export default config;
