import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Returns the size of a file in bytes after `gzip -9`. */
export function gzipSize(path) {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}
