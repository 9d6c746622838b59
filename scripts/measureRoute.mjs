import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSize } from './gzipSize.mjs';

/** Keys of a chunk and of everything it imports statically. */
function chunksFrom(manifest, key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) chunksFrom(manifest, imported, found);
  return found;
}

/**
 * Measures the scripts that a dashboard page loads in addition to those of every page.
 * @param {string} folder the built dashboard
 * @param {string} route its source, `src/routes/TemplateEditor.route.tsx`
 * @returns {number} bytes, gzip -9
 */
export function measureRoute(folder, route) {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing. Run: npm run build`);
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  if (!manifest[route]?.isDynamicEntry)
    throw new Error(`${route} is not a lazy chunk: it is part of the scripts that every page loads.`);
  const atStart = chunksFrom(manifest, 'index.html');
  const own = [...chunksFrom(manifest, route)].filter((key) => !atStart.has(key));
  return own.reduce((bytes, key) => bytes + gzipSize(join(folder, manifest[key].file)), 0);
}
