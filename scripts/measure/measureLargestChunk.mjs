import { join } from 'node:path';
import { gzipSize } from './gzipSize.mjs';
import { readChunks } from './readChunks.mjs';

/**
 * Measures the largest script of a built app.
 * @param {string} folder the built app
 * @param {RegExp} except names of files that may be larger
 * @returns {number} bytes, gzip -9
 */
export function measureLargestChunk(folder, except) {
  const files = Object.values(readChunks(folder).manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js') && !except.test(file));
  return Math.max(...files.map((file) => gzipSize(join(folder, file))));
}
