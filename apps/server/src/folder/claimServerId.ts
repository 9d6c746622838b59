import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DataFolderInUseError, type DataFolderLock, lockDataFolder } from './dataFolderLock';
import { identifyFolder } from './identifyFolder';

export type ServerIdClaim = {
  readonly id: string;
  /** Gives the id back: the next server that starts here gets it. */
  release(): Promise<void>;
};

/** Servers of one machine that may share a data folder, as they do with an external database. */
const maxServers = 256;

/**
 * Claims an id for this process that the next process gets after this one has ended, however it ended. Servers that run at
 * the same time have different ids; a copied data folder and another machine give new ones.
 */
export async function claimServerId(dataFolder: string): Promise<ServerIdClaim> {
  for (let place = 1; place <= maxServers; place += 1) {
    const folder = join(dataFolder, 'servers', `${hostname()}-${place}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const lock = await tryLock(folder);
    if (lock) return { id: await loadId(folder), release: lock.release };
  }
  throw new Error(`More than ${maxServers} servers run on the folder ${dataFolder}.`);
}

/** Locks a folder; undefined where a living process has locked it. */
async function tryLock(folder: string): Promise<DataFolderLock | undefined> {
  try {
    return await lockDataFolder(folder);
  } catch (error) {
    if (error instanceof DataFolderInUseError) return undefined;
    throw error;
  }
}

/** Loads the id of a locked folder. The folder's identity is its second part, so that a copy does not share it. */
async function loadId(folder: string): Promise<string> {
  const path = join(folder, 'id');
  const identity = await identifyFolder(folder);
  const stored = await readFile(path, 'utf8').catch(() => '');
  if (stored.endsWith(` ${identity}`)) return stored;
  const id = `${randomUUID()} ${identity}`;
  await writeFile(path, id, { mode: 0o600 });
  return id;
}
