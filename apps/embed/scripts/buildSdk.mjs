import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { preactAlias } from '../../../packages/widget-core/preactAlias.mjs';
import { buildClassicScript, buildSharedModule } from './buildClassicScript.mjs';
import { fixRecorder, recorderPackage } from './fixRecorder.mjs';
import { minifyChunk } from './minifyChunk.mjs';
import { dist, root, viteOptions } from './viteOptions.mjs';

const folder = join(dist, 'sdk');
const gzip = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
const integrity = (file) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(folder, file)))
    .digest('base64')}`;

/**
 * Makes the browser compile the whole script on a background thread while it downloads, instead of function
 * by function on the main thread. A plain comment for other browsers.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad';

/**
 * The recorder runs as soon as it has loaded, like the first script; large parts of the others are never
 * called.
 */
function compileHint({ moduleIds }) {
  return moduleIds.some((id) => id.includes(recorderPackage)) ? compileAtOnce : '';
}

/** Builds the first script and its lazy parts as ES chunks with hashed names. */
async function buildChunks() {
  const result = await build(
    viteOptions({
      resolve: { alias: preactAlias },
      plugins: [fixRecorder(), minifyChunk()],
      build: {
        outDir: folder,
        // Library mode imports chunks directly, without Vite's preload helper.
        lib: { entry: { core: join(root, 'src/sdk/adlane.ts') }, formats: ['es'] },
        rollupOptions: {
          // Modules that the lazy parts share stay in the first script: one request before first use, not
          // five.
          preserveEntrySignatures: 'allow-extension',
          // An inlined number is smaller than an export and an import.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            // The bundler's own minifier, after terser: together they save 0.5 kB more.
            minify: true,
            // Browsers have no use for the bundlers' `@__PURE__`.
            comments: { annotation: false },
            postBanner: compileHint,
            // Without groups, rolldown writes a chunk per set of lazy parts that share a module: eight small requests.
            codeSplitting: {
              groups: [
                { name: 'core', tags: ['$initial'] },
                { name: 'shared', minShareCount: 2 },
              ],
            },
            entryFileNames: 'chunks/[name]-[hash].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
          },
        },
      },
    }),
  );
  const { output } = Array.isArray(result) ? result[0] : result;
  return output.filter((file) => file.type === 'chunk');
}

/**
 * Builds `dist/sdk`: `adlane.js` (always the newest), the same script under a hashed name for pages that pin
 * it with SRI, the lazy chunks, and `manifest.json` with sizes for the budgets.
 */
export async function buildSdk() {
  const chunks = await buildChunks();
  const first = chunks.find(({ isEntry }) => isEntry);
  if (first.imports.length > 0) throw new Error(`The first script imports ${first.imports.join(', ')}.`);
  const write = (file, text) => writeFileSync(join(folder, file), text);
  const loader = 'adlane.js';
  write(loader, buildClassicScript(first.code, './chunks/', compileAtOnce));
  const pinnedScript = buildClassicScript(first.code, './', compileAtOnce);
  const pinned = `chunks/adlane-${createHash('sha256').update(pinnedScript).digest('hex').slice(0, 8)}.js`;
  write(pinned, pinnedScript);
  write(first.fileName, buildSharedModule(first.code));

  const lazy = chunks.map(({ fileName }) => fileName);
  const sizes = Object.fromEntries([loader, ...lazy].map((file) => [file, gzip(file)]));
  const all = Object.values(sizes).reduce((bytes, size) => bytes + size, 0);
  const manifest = {
    loader,
    pinned: { file: pinned, integrity: integrity(pinned) },
    beforeFirstUse: [loader],
    lazy,
    gzipBytes: { ...sizes, beforeFirstUse: sizes[loader], all },
  };
  write('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
