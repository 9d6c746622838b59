import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopOrphanedPostgres } from '../../../src/database/orphanedPostgres';
import { isProcessAlive } from '../../../src/folder/processIdentity';

export const clusterPrefix = 'adlane-test-';
/** File with the id of the test run that owns a cluster. */
export const ownerFile = 'owner.pid';

/** Stops the PostgreSQL of killed test runs, and deletes their folders. */
export async function sweepLeftClusters(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((each) => each.startsWith(clusterPrefix))) {
    const folder = join(tmpdir(), name);
    const owner = Number(await readFile(join(folder, ownerFile), 'utf8').catch(() => ''));
    if (owner === 0 || (await isProcessAlive(owner))) continue;
    await stopOrphanedPostgres(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}
