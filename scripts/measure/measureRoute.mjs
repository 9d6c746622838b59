import { join } from 'node:path';
import { gzipSize } from './gzipSize.mjs';
import { readChunks } from './readChunks.mjs';

/**
 * Measures the scripts that a dashboard page loads in addition to those of every page.
 * @param {string} folder the built dashboard
 * @param {string[]} routes sources of the page and its layouts, like `src/routes/ads/TemplateEditor.route.tsx`
 * @returns {number} bytes, gzip -9
 */
export function measureRoute(folder, ...routes) {
  const { manifest, chunksFrom } = readChunks(folder);
  const lazy = routes.find((route) => !manifest[route]?.isDynamicEntry);
  if (lazy) throw new Error(`${lazy} is not a lazy chunk: it is part of the scripts that every page loads.`);
  const atStart = new Set(chunksFrom('index.html'));
  const own = new Set(routes.flatMap(chunksFrom).filter((key) => !atStart.has(key)));
  return [...own].reduce((bytes, key) => bytes + gzipSize(join(folder, manifest[key].file)), 0);
}
