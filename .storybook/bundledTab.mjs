import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, normalizePath } from 'vite';

const entry = normalizePath(fileURLToPath(new URL('../mocks/src/tab/openTab.ts', import.meta.url)));
/** Stands beside the entry, so that what the bundle imports is found as the entry would find it. */
const bundle = entry.replace(/\.ts$/, '.bundle.js');

/** PGlite finds its wasm beside its own module, and the dump is a file that the server hands out. */
const servedApart = [/^@electric-sql\/pglite/, '#dump'];

/**
 * The API of the tab and everything that it is made of, as one module.
 * @returns {Promise<import('vite').Rolldown.OutputChunk>}
 */
async function bundleTab() {
  const built = await build({
    configFile: false,
    mode: 'development',
    logLevel: 'warn',
    resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      copyPublicDir: false,
      lib: { entry, formats: ['es'], fileName: 'tab' },
      rolldownOptions: { external: servedApart, output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`Bundling ${entry} made nothing.`);
  return chunk;
}

// Kept for a run of tests: each of its projects has a server of its own, and sources stand still meanwhile.
let kept;

/**
 * Serves the API of the tab in one piece. It is a thousand modules, which a development server hands out one by one:
 * a story's first call waited up to thirteen seconds for them. Only for servers; a build bundles it anyway.
 * @returns {import('vite').Plugin}
 */
export function bundledTab() {
  let isWatching = true;
  return {
    name: 'adlane:bundled-tab',
    apply: 'serve',
    enforce: 'pre',
    configResolved(config) {
      isWatching = config.server.watch !== null;
    },
    resolveId: {
      filter: { id: /^\.\/openTab\.bundle\.js$/ },
      handler: () => bundle,
    },
    load: {
      filter: { id: /\/tab\/openTab\.(ts|bundle\.js)$/ },
      async handler(id) {
        if (normalizePath(id) === entry) return `export { openTab } from './openTab.bundle.js';`;
        if (!isWatching) return (await (kept ??= bundleTab())).code;
        const { code, moduleIds } = await bundleTab();
        // Names of modules that a bundler makes up begin with a zero.
        const sources = moduleIds.filter(
          (path) => !path.startsWith('\0') && !path.includes('/node_modules/'),
        );
        for (const path of sources) this.addWatchFile(path);
        return code;
      },
    },
  };
}
