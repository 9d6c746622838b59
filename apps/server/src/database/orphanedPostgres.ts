import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeProcess, isProcessAlive } from '../folder/processIdentity';

const fastStopMs = 10_000;
const killAfterMs = 15_000;

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
  if (!(await describeProcess(pid)).includes('postgres')) {
    // The id belongs to another program by now (a restored copy, a reboot): PostgreSQL would refuse to start.
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
