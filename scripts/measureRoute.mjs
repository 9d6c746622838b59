import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSize } from './gzipSize.mjs';

/** Keys of a chunk and of all that it imports at once. */
function chunksFrom(manifest, key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) chunksFrom(manifest, imported, found);
  return found;
}

/**
 * Scripts that a page of the dashboard loads beyond what every page has.
 * @param {string} folder the built dashboard
 * @param {string} route its source, `src/routes/TemplateEditor.route.tsx`
 * @returns {number} bytes, gzip -9
 */
export function measureRoute(folder, route) {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing. Run: npm run build`);
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  if (!manifest[route]?.isDynamicEntry)
    throw new Error(`${route} is no lazy chunk of its own: it is part of what every page loads.`);
  const atStart = chunksFrom(manifest, 'index.html');
  const own = [...chunksFrom(manifest, route)].filter((key) => !atStart.has(key));
  return own.reduce((bytes, key) => bytes + gzipSize(join(folder, manifest[key].file)), 0);
}
