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
 * Builds the pages that are served from their own origins (the widget's frame and banner), a demo host page, and the
 * builder of the dashboard's origin. Addresses of the former are relative, so that they work below any path.
 * @returns {Promise<Record<string, number>>} bytes of scripts by page
 */
export async function buildPages() {
  const bytes = {};
  for (const page of ['frame', 'banner', 'demo', 'builder']) {
    const outDir = join(dist, page);
    const isBuilder = page === 'builder';
    // The frame on preact is half the size of the frame on React. The builder is for the team only, and its editor is
    // made for React.
    const resolve = isBuilder ? {} : { alias: preactAlias };
    // Two addresses show the builder.
    const base = isBuilder ? '/builder/' : './';
    await build(viteOptions({ root: join(root, 'src', page), base, resolve, build: { outDir } }));
    bytes[page] = scriptBytes(outDir);
  }
  return bytes;
}
