import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Returns the lines of `postmaster.pid` of a cluster: process id, folder, start, port … */
async function postmasterState(folder: string): Promise<string[]> {
  return (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
}

/**
 * Stops a cluster at once, as `pg_ctl stop --mode=immediate` does: clients get no notice, and a recovery
 * follows.
 */
export async function stopImmediately(folder: string): Promise<void> {
  process.kill(Number((await postmasterState(folder))[0]), 'SIGQUIT');
}

/** Kills the first process of a cluster, which takes no leave: the others end as they notice. */
export async function killAtOnce(folder: string): Promise<void> {
  process.kill(Number((await postmasterState(folder))[0]), 'SIGKILL');
}

/** Connects as superuser to the cluster that a server has embedded in its data folder. */
export async function connectToEmbedded(dataFolder: string): Promise<pg.Client> {
  const { postgresPassword } = JSON.parse(await readFile(join(dataFolder, 'secrets.json'), 'utf8'));
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number((await postmasterState(join(dataFolder, 'postgres')))[3]),
    user: 'postgres',
    password: postgresPassword,
    database: 'adlane',
  });
  // A failing test leaves it open, and the end of the cluster breaks it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
