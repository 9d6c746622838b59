import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeProcess, findWorkingFolder, isProcessAlive } from '../folder/processIdentity';

const fastStopMs = 10_000;
const killAfterMs = 15_000;

/**
 * Returns whether the process is the PostgreSQL of this very folder: a copied folder names the PostgreSQL of the
 * original. PostgreSQL works in its data folder, and the server starts it with the folder as its argument.
 */
async function isServing(pid: number, folder: string): Promise<boolean> {
  const command = await describeProcess(pid);
  if (!command.includes('postgres')) return false;
  const served = await findWorkingFolder(pid);
  return served === undefined ? command.includes(`-D ${folder} `) : served === (await realpath(folder));
}

/**
 * Stops a PostgreSQL that still serves `folder` although its server is gone. Returns whether there was one.
 * Call it only while holding the folder's lock: nothing else may be using that PostgreSQL.
 */
export async function stopOrphanedPostgres(folder: string): Promise<boolean> {
  const pidFile = join(folder, 'postmaster.pid');
  const content = await readFile(pidFile, 'utf8').catch(() => undefined);
  if (content === undefined) return false;
  const pid = Number(content.split('\n')[0]);
  // When no process has the id, PostgreSQL itself finds out whether the file is stale.
  if (!Number.isInteger(pid) || pid < 1 || !(await isProcessAlive(pid))) return false;
  if (!(await isServing(pid, folder))) {
    // The id belongs to another process by now (a copied folder, a reboot): PostgreSQL would refuse to start.
    await rm(pidFile, { force: true });
    return false;
  }
  process.kill(pid, 'SIGINT');
  const started = Date.now();
  let isForced = false;
  while (await isProcessAlive(pid)) {
    const waitedMs = Date.now() - started;
    if (!isForced && waitedMs > fastStopMs) {
      process.kill(pid, 'SIGQUIT');
      isForced = true;
    }
    if (waitedMs > killAfterMs) {
      throw new Error(
        `A PostgreSQL left by a killed server (pid ${pid}) still uses ${folder} and does not stop. End it, then start again.`,
      );
    }
    await sleep(20);
  }
  return true;
}
