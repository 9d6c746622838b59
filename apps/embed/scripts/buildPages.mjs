import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { dist, preactAlias, root, viteOptions } from './viteOptions.mjs';

/** Returns the size of a built page's scripts in bytes, gzip -9. */
function scriptBytes(folder) {
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return scripts.reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(assets, name)), { level: 9 }).length,
    0,
  );
}

/**
 * Builds the pages that are served from their own origins (the widget's frame and banner) and a demo host
 * page. Their addresses are relative, so that they work below any path.
 * @returns {Promise<Record<string, number>>} bytes of scripts by page
 */
export async function buildPages() {
  const bytes = {};
  for (const page of ['frame', 'banner', 'demo']) {
    const outDir = join(dist, page);
    // The frame on preact is half the size of the frame on React.
    const resolve = { alias: preactAlias };
    await build(viteOptions({ root: join(root, 'src', page), base: './', resolve, build: { outDir } }));
    bytes[page] = scriptBytes(outDir);
  }
  return bytes;
}
