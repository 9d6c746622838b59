import { link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Files } from '@adlane/api-server';

export type TestFiles = {
  /** Folder of the files port. */
  readonly folder: string;
  /** Returns the port that notes whether files were written or removed through it. */
  watch(files: Files): Files;
  /** Saves the files. Returns a function that restores them if any was written since. */
  save(): Promise<() => Promise<void>>;
  remove(): Promise<void>;
};

/**
 * Fills a new folder with links to the files of another one, which takes a fraction of the time of copies. The port
 * writes no file in place: it replaces the link.
 */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    else await link(source, target);
  }
}

/** Creates a folder with the files of the seeded world, which are in the folder `seeded`. */
export async function createTestFiles(seeded: string): Promise<TestFiles> {
  const root = await mkdtemp(join(tmpdir(), 'adlane-files-'));
  const folder = join(root, 'present');
  await linkFiles(seeded, folder);
  let isWritten = false;
  let saves = 0;
  return {
    folder,
    watch: (files) => ({
      ...files,
      put(key, file) {
        isWritten = true;
        return files.put(key, file);
      },
      remove(key) {
        isWritten = true;
        return files.remove(key);
      },
    }),
    async save() {
      saves += 1;
      const saved = join(root, `saved-${saves}`);
      await linkFiles(folder, saved);
      isWritten = false;
      return async () => {
        if (!isWritten) return;
        await rm(folder, { recursive: true });
        await linkFiles(saved, folder);
        isWritten = false;
      };
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
