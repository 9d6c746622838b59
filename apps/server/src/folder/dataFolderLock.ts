import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { identifyFolder } from './identifyFolder';
import { isProcessAlive, processBirth } from './processIdentity';

type LockContent = {
  readonly pid: number;
  readonly host: string;
  /** Distinguishes this process from an earlier one with the same id; see `processBirth`. */
  readonly birth?: string;
  readonly startedAt: string;
  /** Device and inode of the folder: a copy of the folder has others. */
  readonly folder?: string;
};

export type DataFolderLock = {
  /** The stale lock of a killed server was replaced. */
  readonly wasStale: boolean;
  release(): Promise<void>;
};

/** Another server runs over the same folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

function parseLock(text: string): LockContent | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !Number.isInteger(value.pid))
      return undefined;
    return value as LockContent;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether the process that locked this folder still lives: same id, same start, same machine, and not
 * the lock of a folder that this one was copied from.
 */
async function isAlive(lock: LockContent, folderIdentity: string): Promise<boolean> {
  if (lock.folder !== undefined && lock.folder !== folderIdentity) return false;
  if (lock.pid === process.pid || lock.host !== hostname() || !(await isProcessAlive(lock.pid))) return false;
  const birth = await processBirth(lock.pid);
  return birth === undefined || lock.birth === undefined || birth === lock.birth;
}

function inUse(folder: string, lock: LockContent): DataFolderInUseError {
  return new DataFolderInUseError(
    `Another Adlane server (pid ${lock.pid}, started ${lock.startedAt}) already runs on the folder ${folder}. ` +
      `Stop it first (kill ${lock.pid}), or start this one with ADLANE_DATA_DIR set to another folder.`,
  );
}

/** Creates the file with its whole content atomically, so that no process reads a partial lock. */
async function createWhole(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves a stale lock aside. If another starter was faster, its fresh lock is restored. */
async function removeStale(path: string, staleText: string): Promise<void> {
  const aside = `${path}.${process.pid}-stale`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== staleText) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Locks the folder for this process. Replaces a lock left by a killed server or copied along with a backup.
 * @throws DataFolderInUseError when another server runs there
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const path = join(folder, 'server.lock');
  const own = {
    pid: process.pid,
    host: hostname(),
    birth: await processBirth(process.pid),
    startedAt: new Date().toISOString(),
    folder: await identifyFolder(folder),
  };
  const content = JSON.stringify(own satisfies LockContent);
  let wasStale = false;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await createWhole(path, content)) {
      return {
        wasStale,
        async release() {
          const current = await readFile(path, 'utf8').catch(() => undefined);
          if (current === content) await rm(path, { force: true });
        },
      };
    }
    const found = await readFile(path, 'utf8').catch(() => undefined);
    if (found === undefined) continue;
    const lock = parseLock(found);
    if (lock && (await isAlive(lock, own.folder))) throw inUse(folder, lock);
    wasStale = true;
    await removeStale(path, found);
  }
  throw new DataFolderInUseError(
    `Several servers are starting on the folder ${folder} at once. Start only one.`,
  );
}
