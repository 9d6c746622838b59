import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimDataFolder, type Surroundings, startEmbedded } from '../database/openDatabase';
import { ownerRole, withIdentity } from '../database/prepareDatabase';
import { isProcessAlive } from '../folder/processIdentity';

/** Returns the port of the PostgreSQL that a running server has started over the data folder. */
async function runningPort(dataFolder: string): Promise<number | undefined> {
  const state = await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = state.split('\n');
  return pid !== undefined && pid !== '' && (await isProcessAlive(Number(pid))) ? Number(port) : undefined;
}

/**
 * Runs work on the database as the owner of its tables: on `DATABASE_URL`, on the PostgreSQL of a server
 * running over the data folder, or else on one that is started for this. `isRunning` says whether a server
 * may be using it.
 */
export async function withOwner<T>(
  surroundings: Surroundings,
  work: (owner: { readonly url: string; readonly isRunning: boolean }) => Promise<T>,
): Promise<T> {
  const { environment, secrets, log, cleanup } = surroundings;
  if (environment.DATABASE_URL !== undefined) return work({ url: environment.DATABASE_URL, isRunning: true });
  const port = await runningPort(environment.dataFolder);
  if (port !== undefined) {
    const url = withIdentity(`postgres://127.0.0.1:${port}/adlane`, ownerRole, secrets.ownerPassword);
    return work({ url, isRunning: true });
  }
  await claimDataFolder(environment, log, cleanup);
  const { ownerUrl } = await startEmbedded(surroundings);
  return work({ url: ownerUrl, isRunning: false });
}
