import { join } from 'node:path';
import { gzipSize } from './gzipSize.mjs';
import { readChunks } from './readChunks.mjs';

/**
 * Measures all scripts that a dashboard page loads until it works: those of every page, and its own. What it loads
 * after a delay or an action is not included.
 * @param {string} folder the built dashboard
 * @param {string[]} routes sources of the page and its layouts, like `src/routes/account/Dashboard.route.tsx`
 * @returns {number} bytes, gzip -9
 */
export function measureWorkingPage(folder, ...routes) {
  const { manifest, chunksFrom } = readChunks(folder);
  const missing = routes.find((route) => !manifest[route]);
  if (missing) throw new Error(`${missing} is not in the manifest of the built dashboard.`);
  const loaded = new Set(['index.html', ...routes].flatMap(chunksFrom));
  return [...loaded].reduce((bytes, key) => bytes + gzipSize(join(folder, manifest[key].file)), 0);
}
