import { join } from 'node:path';
import { build } from 'vite';
import { dist, root, viteOptions } from './viteOptions.mjs';

/** Builds the pages that stand on origins of their own: the widget's frame, and a host page to try the widget on. */
export async function buildPages() {
  for (const page of ['frame', 'demo']) {
    await build(
      viteOptions({
        root: join(root, 'src', page),
        base: './',
        build: { outDir: join(dist, page), chunkSizeWarningLimit: 1000 },
      }),
    );
  }
}
