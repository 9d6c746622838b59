import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The client that sites have installed; it must continue to work when its addresses are changed. */
export const gleapVersion = '13.9.3';

/**
 * Installs the stock client from npm in a temporary folder, which is removed afterwards: it is commercial and
 * not part of this repository.
 * @returns the client as one ES module
 */
export async function installGleap(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'adlane-gleap-'));
  try {
    const flags = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
    await promisify(execFile)('npm', ['install', `gleap@${gleapVersion}`, ...flags]);
    return await readFile(join(folder, 'node_modules/gleap/build/esm/index.mjs'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
