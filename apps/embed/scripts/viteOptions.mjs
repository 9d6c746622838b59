import { fileURLToPath } from 'node:url';
import { defaultClientConditions } from 'vite';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Bundles preact in place of React. */
export const preactAlias = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
};

/**
 * Returns the options that all builds of this app share.
 * @param {import('vite').InlineConfig} [own]
 * @returns {import('vite').InlineConfig}
 */
export function viteOptions({ build, resolve, ...own } = {}) {
  return {
    configFile: false,
    root,
    // Component libraries contain server directives that cause thousands of bundler warnings.
    logLevel: 'error',
    ...own,
    resolve: { conditions: ['adlane-source', ...defaultClientConditions], ...resolve },
    build: {
      target: 'es2022',
      emptyOutDir: true,
      copyPublicDir: false,
      // The polyfill would add link elements to the host's page.
      modulePreload: false,
      reportCompressedSize: false,
      ...build,
    },
  };
}
