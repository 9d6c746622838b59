import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Bytes of a file as `gzip -9` sends it. */
export function gzipSize(path) {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}
