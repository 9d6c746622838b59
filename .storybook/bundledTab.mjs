import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, normalizePath } from 'vite';

const entry = normalizePath(fileURLToPath(new URL('../mocks/src/tab/openTab.ts', import.meta.url)));
/** Beside the entry, so that the bundle resolves its imports exactly as the entry does. */
const bundle = entry.replace(/\.ts$/, '.bundle.js');

/** PGlite locates its wasm relative to its own module, and the server serves the dump as a file. */
const servedApart = [/^@electric-sql\/pglite/, '#dump'];

/**
 * Bundles the in-tab API into one module.
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
  if (!chunk) throw new Error(`Bundling ${entry} produced no output.`);
  return chunk;
}

// Cached for a test run: every project starts its own server, and the sources do not change meanwhile.
let bundled;

/**
 * Serves the in-tab API as one module. It consists of about a thousand modules; loaded one by one by a
 * development server, a story's first call took up to thirteen seconds. Development only; a build bundles it
 * anyway.
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
        if (!isWatching) return (await (bundled ??= bundleTab())).code;
        const { code, moduleIds } = await bundleTab();
        // Virtual module ids begin with a zero byte.
        const sources = moduleIds.filter(
          (path) => !path.startsWith('\0') && !path.includes('/node_modules/'),
        );
        for (const path of sources) this.addWatchFile(path);
        return code;
      },
    },
  };
}
