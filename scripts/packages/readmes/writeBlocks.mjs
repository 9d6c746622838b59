import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackageFolder } from '../stagePackage.mjs';
import { listBlocks } from './listBlocks.mjs';

/**
 * Writes the named code blocks of packages' READMEs into an app, as `readmes/<package>/<name>`: what the app runs is what
 * readers copy.
 * @param {string} folder of the app
 * @param {readonly string[]} packages
 */
export function writeBlocks(folder, packages) {
  for (const packageName of packages) {
    const readme = readFileSync(join(findPackageFolder(packageName), 'README.md'), 'utf8');
    const target = join(folder, 'readmes', packageName);
    mkdirSync(target, { recursive: true });
    for (const { name, code } of listBlocks(readme)) if (name) writeFileSync(join(target, name), code);
  }
}
