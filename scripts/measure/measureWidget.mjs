import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSize } from './gzipSize.mjs';

/**
 * Measures the widget's scripts: the one loaded with the page, and all parts together.
 * @param {string} folder of the built SDK, whose `manifest.json` lists the files
 * @returns {{ atStart: number, all: number }} bytes, gzip -9
 */
export function measureWidget(folder) {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing. Run: npm run build`);
  const { beforeFirstUse, lazy } = JSON.parse(readFileSync(path, 'utf8'));
  const sum = (files) => files.reduce((bytes, file) => bytes + gzipSize(join(folder, file)), 0);
  return { atStart: sum(beforeFirstUse), all: sum([...beforeFirstUse, ...lazy]) };
}
