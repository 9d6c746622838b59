import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig, type Plugin } from 'vite';
import { ensureWorld } from '../mocks/scripts/ensureWorld.mjs';
import { serveReference } from './api/serveReference.ts';
import { bundledTab } from './bundledTab.mjs';
import { cleanManifest, type Manifest } from './docgen/cleanManifest.ts';
import { componentDocs } from './docgen/componentDocs.ts';
import { listSearchWords } from './docgen/listSearchWords.ts';
import { llmsText } from './docgen/llmsText.ts';
import { packageEntries } from './docgen/packageEntries.ts';
import { widgetFiles } from './widgetFiles.mjs';

/** Stories use a database dump that is not in the repository: it is generated before Vite reads a module. */
const worldDump: Plugin = {
  name: 'adlane:world-dump',
  async buildStart() {
    await ensureWorld();
  },
};

/** Those of a short review of the docs. */
const someStories = process.env.ADLANE_STORIES?.split(' ');

/** Tests show no docs page, so they need not read the props of every component. */
const isTest = process.env.VITEST !== undefined;

/** Storybook's types do not name this hook yet. */
type ManifestHook = { readonly experimental_manifests: (manifest: Manifest) => Manifest };

const config: StorybookConfig & ManifestHook = {
  framework: '@storybook/react-vite',
  stories: someStories ?? [
    './{welcome,importers}/*.mdx',
    './{api,foundations,panel}/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
    '../mocks/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    fileURLToPath(new URL('./panel/preset.mjs', import.meta.url)),
  ],
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    { from: './manager/favicon.svg', to: '/favicon.svg' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { componentsManifest: true },
  experimental_manifests: (manifest) => cleanManifest(manifest),
  managerHead: (head) =>
    `${head ?? ''}<script>window.adlaneSearchWords = ${JSON.stringify(listSearchWords())};</script>`,
  tags: {
    // Stories for designers and importers; those that only test are hidden until their filter is selected.
    design: {},
    flow: { defaultFilterSelection: 'exclude' },
  },
  // `componentDocs` reads the props.
  typescript: { reactDocgen: false },
  viteFinal: (base, { configType }) =>
    mergeConfig(base, {
      plugins: [
        worldDump,
        bundledTab(),
        widgetFiles(),
        serveReference(),
        packageEntries({ isEmpty: isTest, isMeasured: configType === 'PRODUCTION' && !someStories }),
        ...(isTest ? [] : [componentDocs(), llmsText()]),
      ],
      resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
      // Pre-bundling would move PGlite away from its wasm. What is imported lazily is named here:
      // discovering it late would reload a running page.
      optimizeDeps: {
        exclude: ['@electric-sql/pglite'],
        include: ['@ark-ui/react/listbox', 'libphonenumber-js/min', 'papaparse', 'topojson-client'],
      },
      // Compressing every file only to print its size takes seconds.
      build: { chunkSizeWarningLimit: 5_000, reportCompressedSize: false },
    }),
};

export default config;
