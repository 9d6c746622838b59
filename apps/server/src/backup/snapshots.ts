import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@adlane/api-server';
import { backUp } from './backUp';
import { readManifest } from './manifest';

/** Snapshots that are stored; the oldest is deleted after a new one is complete. */
const storedSnapshots = 4;
/** Wait after a start, so that a server that restarts all the time is not slowed down by snapshots. */
const firstDelayMs = 5 * 60_000;
const hourMs = 60 * 60_000;

export type Snapshot = {
  /** The folder, as `restore` takes it. */
  readonly folder: string;
  /** The instant of its rows. */
  readonly takenAt: Date;
};

const snapshotsFolder = (dataFolder: string) => join(dataFolder, 'snapshots');

/** Lists the complete snapshots of a data folder, newest first. */
export async function listSnapshots(dataFolder: string): Promise<Snapshot[]> {
  const root = snapshotsFolder(dataFolder);
  const names = await readdir(root).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const folder = join(root, name);
      const manifest = await readManifest(folder).catch(() => undefined);
      return manifest ? [{ folder, takenAt: new Date(manifest.taken_at) }] : [];
    }),
  );
  return found.flat().sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
}

export type SnapshotOptions = { readonly ownerUrl: string; readonly dataFolder: string };

/** Creates a snapshot, a backup inside the data folder, and deletes the oldest ones. */
export async function createSnapshot({ ownerUrl, dataFolder }: SnapshotOptions): Promise<Snapshot> {
  const name = new Date().toISOString().replaceAll(':', '-');
  const folder = join(snapshotsFolder(dataFolder), name);
  const { taken_at } = await backUp({ ownerUrl, dataFolder, target: folder });
  for (const old of (await listSnapshots(dataFolder)).slice(storedSnapshots)) {
    await rm(old.folder, { recursive: true, force: true });
  }
  return { folder, takenAt: new Date(taken_at) };
}

/**
 * Creates a snapshot every `hours` hours, counted from the newest one. Returns its dispose function, which waits
 * for the snapshot in progress. A failed snapshot is logged; the next one is due at its usual time.
 */
export function startSnapshots(
  options: SnapshotOptions & { readonly hours: number; readonly log: Log },
): () => Promise<void> {
  const { dataFolder, hours, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let isDisposed = false;
  let current = Promise.resolve();

  const schedule = (delayMs: number) => {
    if (isDisposed) return;
    timer = setTimeout(() => {
      current = createSnapshot(options).then(
        ({ folder }) => log.info({ folder }, 'Snapshot taken'),
        (error: unknown) => log.error({ error }, 'Could not take a snapshot'),
      );
      void current.then(() => schedule(hours * hourMs));
    }, delayMs);
    timer.unref();
  };

  void listSnapshots(dataFolder).then(([newest]) => {
    const dueAt = newest ? newest.takenAt.getTime() + hours * hourMs : 0;
    schedule(Math.max(firstDelayMs, dueAt - Date.now()));
  });
  return async () => {
    isDisposed = true;
    clearTimeout(timer);
    await current;
  };
}
