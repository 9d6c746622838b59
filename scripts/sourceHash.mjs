import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFolder } from './projectFolder.mjs';

const skippedFolders = new Set(['node_modules', 'dist', 'build', 'data', 'test', 'generated']);
const skippedFiles = /\.(stories|test)\.tsx?$|\.md$|\.tsbuildinfo$/;

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const isHidden = entry.name.startsWith('.');
    if (entry.isDirectory() && !isHidden && !skippedFolders.has(entry.name))
      yield* filesBelow(join(path, entry.name));
    else if (entry.isFile() && !skippedFiles.test(entry.name)) yield join(path, entry.name);
  }
}

/**
 * Returns a SHA-256 over names and contents of all sources below these paths, without tests, stories and
 * build output.
 * @param {string[]} paths relative to the repository
 */
export function sourceHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const absolute = join(projectFolder, path);
    if (!existsSync(absolute)) continue;
    for (const file of filesBelow(absolute)) {
      hash.update(relative(projectFolder, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
