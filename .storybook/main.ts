import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig, type Plugin } from 'vite';
import { ensureWorld } from '../mocks/scripts/ensureWorld.mjs';
import { bundledTab } from './bundledTab.mjs';

/** Stories use a database dump that is not in the repository: it is generated before Vite reads a module. */
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
  staticDirs: [{ from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [worldDump, bundledTab()],
      resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
      // Pre-bundling would move PGlite away from its wasm. Phone metadata and the map reader are imported
      // lazily; discovering them late would reload a running page.
      optimizeDeps: {
        exclude: ['@electric-sql/pglite'],
        include: ['libphonenumber-js/min', 'topojson-client'],
      },
      // Compressing every file only to print its size takes seconds.
      build: { chunkSizeWarningLimit: 5_000, reportCompressedSize: false },
    }),
};

export default config;
