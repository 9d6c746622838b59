import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

export type FileEntry = { readonly key: string; readonly size: number; readonly sha256: string };

/** The suffix of files that are still being written. */
const draft = /\.part$/;

/** Lists the keys of all files below `folder`, sorted; none if there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !draft.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function getErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Hard-links the file where the disk can, else copies it. Skips a file that has been deleted meanwhile. */
async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = getErrorCode(error);
    if (code === 'EEXIST' || code === 'ENOENT') return;
    await copyFile(from, to).catch((failure: unknown) => {
      if (getErrorCode(failure) !== 'ENOENT') throw failure;
    });
  }
}

/** Adds every file of `from` to `to`. A file never changes under its key, so a hard link is enough. */
export async function linkFiles(from: string, to: string): Promise<void> {
  for (const key of await listFiles(from)) {
    const target = join(to, key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await linkFile(join(from, key), target);
  }
}

/** Returns size and digest of a file below `folder`. */
export async function readFileEntry(folder: string, key: string): Promise<FileEntry> {
  const path = join(folder, key);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { key, size: (await stat(path)).size, sha256: hash.digest('hex') };
}
