import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSize } from './gzipSize.mjs';

const staticImport =
  /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{][^'"();]*?\bfrom\s*)?["'](\.{1,2}\/[^"']+)["']/g;
const lazyImport = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?[^()]*?["'`](\.{0,2}\/?[^"'`]+?\.js)["'`]/g;

function importsOf(path, pattern) {
  const code = readFileSync(path, 'utf8');
  return [...code.matchAll(pattern)].map(([, target]) => join(dirname(path), target)).filter(existsSync);
}

/** A file with everything that it imports at once, however deep. */
function closureOf(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const target of importsOf(path, staticImport)) closureOf(target, found);
  return found;
}

function scriptsBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
}

/**
 * What a page pays for the widget. The classic loader (`adlane.js`) imports the core; the core loads the rest when it
 * is used.
 * @param {string} folder of the built SDK
 * @returns {{ atStart: number, all: number }} bytes, gzip -9
 */
export function measureWidget(folder) {
  const loader = join(folder, 'adlane.js');
  if (!existsSync(loader)) throw new Error(`${loader} is missing. Run: npm run build`);
  const cores = importsOf(loader, lazyImport);
  if (cores.length === 0) throw new Error(`${loader} imports no core, so its size can't be told.`);
  const first = new Set([loader]);
  for (const core of cores) for (const path of closureOf(core)) first.add(path);
  const sum = (paths) => [...paths].reduce((bytes, path) => bytes + gzipSize(path), 0);
  return { atStart: sum(first), all: sum(scriptsBelow(folder)) };
}
