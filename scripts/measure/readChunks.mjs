import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the manifest of an app built by Vite.
 * @param {string} folder the built app
 * @returns {{ manifest: object, chunksFrom: (key: string) => string[] }} its chunks, and the keys of a chunk and of
 *   everything that it imports statically
 * @throws with a hint when nothing was built
 */
export function readChunks(folder) {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing. Run: npm run build`);
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const collect = (key, found) => {
    if (found.has(key)) return found;
    found.add(key);
    for (const imported of manifest[key]?.imports ?? []) collect(imported, found);
    return found;
  };
  return { manifest, chunksFrom: (key) => [...collect(key, new Set())] };
}
