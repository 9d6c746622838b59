import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { leanRecorder, recorderModule } from './leanRecorder.mjs';
import { minifyChunks } from './minifyChunks.mjs';
import { dist, hostPageAlias, root, viteOptions } from './viteOptions.mjs';

const folder = join(dist, 'sdk');
const gzip = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
const integrity = (file) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(folder, file)))
    .digest('base64')}`;

/**
 * Has the browser compile a script whole while it comes, in a thread of its own; function by function, at each first call,
 * the page's own thread would do it. Where it isn't known the line is a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad';

/** Core and recorder run as soon as they have come; of the other parts much is never called. */
function compileHint({ isEntry, moduleIds }) {
  return isEntry || moduleIds.some((id) => id.includes(recorderModule)) ? compileAtOnce : '';
}

/** The core and its lazy parts as ES chunks, named by their content. */
async function buildChunks() {
  const result = await build(
    viteOptions({
      resolve: { alias: hostPageAlias },
      plugins: [leanRecorder(), minifyChunks()],
      build: {
        outDir: folder,
        // As a library, chunks are imported as they are, without a helper that looks after styles.
        lib: { entry: { core: join(root, 'src/sdk/core.ts') }, formats: ['es'] },
        rollupOptions: {
          // What the core shares with its lazy parts stays in the core: one request before first use, not five.
          preserveEntrySignatures: 'allow-extension',
          // A number costs fewer bytes where it is used than an export and an import of its name.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            minify: false,
            postBanner: compileHint,
            // What travels together is compressed together, and costs one request: all that is drawn by the renderer, and
            // all that opens the frame and makes a report. Small modules that several parts share stay apart.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'page',
                  test: /fieldValue|privacyOf|metaData|safeUrl|createChannel|playPing|findElement|widgetTools|safeHtml|placeBox|watchPage|notificationList|writeHtml/,
                },
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

/** The classic script that imports this core; `core` is relative to where the script will lie. */
async function buildLoader(core, fileName) {
  await build(
    viteOptions({
      define: { coreChunk: JSON.stringify(core) },
      build: {
        outDir: folder,
        emptyOutDir: false,
        lib: {
          entry: join(root, 'src/sdk/loader.ts'),
          formats: ['iife'],
          name: 'adlaneLoader',
          fileName: () => fileName,
        },
        minify: true,
        rollupOptions: { external: [core] },
      },
    }),
  );
}

/** A chunk and all that it imports at once. */
function closure(chunks, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
    closure(chunks, next, found);
  return found;
}

/**
 * Builds `dist/sdk`: `adlane.js` (always the newest), the same loader under a name of its own content for pages that pin
 * it with SRI, the chunks, and `manifest.json` with sizes for the budgets.
 */
export async function buildSdk() {
  const chunks = await buildChunks();
  const core = chunks.find(({ isEntry }) => isEntry).fileName;
  await buildLoader(`./${core}`, 'adlane.js');
  await buildLoader(`./${core.replace('chunks/', '')}`, 'chunks/adlane.js');
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, 'chunks/adlane.js')))
    .digest('hex')
    .slice(0, 8);
  const pinned = `chunks/adlane-${digest}.js`;
  renameSync(join(folder, 'chunks/adlane.js'), join(folder, pinned));

  const first = ['adlane.js', ...closure(chunks, core)];
  const lazy = chunks.map(({ fileName }) => fileName).filter((file) => !first.includes(file));
  const sizes = Object.fromEntries([...first, ...lazy].map((file) => [file, gzip(file)]));
  const sum = (files) => files.reduce((bytes, file) => bytes + sizes[file], 0);
  const manifest = {
    loader: 'adlane.js',
    pinned: { file: pinned, integrity: integrity(pinned) },
    beforeFirstUse: first,
    lazy,
    gzipBytes: { ...sizes, beforeFirstUse: sum(first), all: sum([...first, ...lazy]) },
  };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
