import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSize } from './gzipSize.mjs';

/**
 * Adds up the scripts that a built page runs at once: those in its HTML, and what they import statically.
 * @param {string} folder of the built page
 * @returns {number} bytes, gzip -9
 */
export function measurePageScripts(folder) {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) throw new Error(`${path} is missing. Run: npm run build`);
  const loaded = new Set();
  const load = (script) => {
    if (loaded.has(script)) return;
    loaded.add(script);
    const text = readFileSync(script, 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g))
      load(join(dirname(script), name));
  };
  for (const [, name] of readFileSync(path, 'utf8').matchAll(/(?:src|href)="([^"]+\.js)"/g))
    load(join(folder, name));
  return [...loaded].reduce((bytes, script) => bytes + gzipSize(script), 0);
}
