import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/embeddedPostgres';
import { claimDataFolder, type Surroundings } from '../database/openDatabase';
import { stopOrphanedPostgres } from '../database/orphanedPostgres';
import { createDatabase } from '../database/prepareDatabase';
import { replaceCluster } from '../database/replaceCluster';
import type { Backup } from './openBackup';
import { restore } from './restore';

/** The folder that the restored cluster is built in; it becomes `postgres` when it is complete. */
const draftName = 'postgres.restoring';

/**
 * Restores a backup into the embedded database of a data folder: a new cluster is filled and then takes the
 * place of the present one, if there is one. Until then nothing of the folder changes. Returns where the
 * replaced database is stored.
 * @throws Error when a server runs on the folder
 */
export async function restoreEmbedded(
  { environment, secrets, log, cleanup }: Surroundings,
  backup: Backup,
): Promise<string | undefined> {
  const { dataFolder } = environment;
  await claimDataFolder(environment, log, cleanup);
  const draft = join(dataFolder, draftName);
  // A restore that was killed may have left its PostgreSQL running.
  await stopOrphanedPostgres(draft);
  await rm(draft, { recursive: true, force: true });
  const postgres = await startEmbeddedPostgres({
    folder: draft,
    logFile: join(dataFolder, 'postgres.log'),
    password: secrets.postgresPassword,
  });
  try {
    const { ownerUrl } = await createDatabase(postgres.url('postgres'), {
      name: 'adlane',
      ownerPassword: secrets.ownerPassword,
      appPassword: secrets.appPassword,
    });
    await restore({ backup, ownerUrl, dataFolder });
  } catch (error) {
    await postgres.stop();
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await postgres.stop();
  return replaceCluster(dataFolder, draft);
}
