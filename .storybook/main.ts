import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig, type Plugin } from 'vite';
import { ensureWorld } from '../mocks/scripts/ensureWorld.mjs';
import { bundledTab } from './bundledTab.mjs';

/** Stories answer from a dump that is no part of the repository: it is there before Vite reads a module. */
const worldDump: Plugin = {
  name: 'adlane:world-dump',
  async buildStart() {
    await ensureWorld();
  },
};

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
      plugins: [worldDump, bundledTab()],
      resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
      // PGlite finds its wasm beside its own module, which pre-bundling would move.
      // Phone tables and the map's reader are imported late; found that late, they would make a running page reload.
      optimizeDeps: {
        exclude: ['@electric-sql/pglite'],
        include: ['libphonenumber-js/min', 'topojson-client'],
      },
      // Packing each file for a number in the log takes seconds.
      build: { chunkSizeWarningLimit: 5_000, reportCompressedSize: false },
    }),
};

export default config;
