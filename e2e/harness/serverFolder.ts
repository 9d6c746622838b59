import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeDataFolder } from '../../apps/server/src/folder/makeDataFolder';

const builtFiles = ['server/dist/server.js', 'dashboard/dist/index.html', 'embed/dist/sdk/adlane.js'];

/** @throws if `npm run build` has not run */
export function checkBuild(): void {
  const apps = fileURLToPath(new URL('../../apps', import.meta.url));
  const missing = builtFiles.filter((path) => !existsSync(join(apps, path)));
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}. Run: npm run build`);
}

export type ServerFolder = {
  /** Delete this one once the server has stopped. */
  readonly root: string;
  readonly dataFolder: string;
};

/** Creates a temporary folder for a server: empty, or a copy of a stopped server's one. */
export async function makeServerFolder(copied?: string): Promise<ServerFolder> {
  const root = await mkdtemp(join(tmpdir(), 'adlane-e2e-'));
  const dataFolder = join(root, 'data');
  if (copied === undefined) {
    await makeDataFolder(root);
    await makeDataFolder(dataFolder);
    return { root, dataFolder };
  }
  // Unlike Node, `cp` preserves owners: if the tests run as root, the database has another one.
  await promisify(execFile)('cp', ['-Rp', join(copied, 'data'), dataFolder]);
  await chmod(root, 0o711);
  return { root, dataFolder };
}
