import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files, StoredFile } from '@adlane/api-server';

/** Keys are made by the server: path parts of letters, digits, `-`, `_` and inner dots. */
const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

function pathOf(folder: string, key: string): string {
  if (key.length > 500 || !keyPattern.test(key)) {
    throw new TypeError(`The file key ${JSON.stringify(key)} is not made of plain path parts.`);
  }
  return join(folder, key);
}

/** One file holds the type on its first line and the bytes after it, so that both appear in one step. */
function pack(file: StoredFile): Buffer {
  if (/[\r\n]/.test(file.type)) throw new TypeError('A file type is a single line.');
  return Buffer.concat([Buffer.from(`${file.type}\n`), file.body]);
}

function unpack(content: Buffer): StoredFile {
  const end = content.indexOf(10);
  return { type: content.subarray(0, end).toString(), body: new Uint8Array(content.subarray(end + 1)) };
}

function isMissing(error: unknown): boolean {
  const codes: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}

/** Files under `folder`. A file is written aside, flushed and renamed: a full disk or a crash leaves none half-written. */
export function createDiskFiles(folder: string): Files {
  return {
    async put(key, file) {
      const path = pathOf(folder, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
      try {
        const handle = await open(draft, 'wx', 0o600);
        try {
          await handle.writeFile(pack(file));
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return unpack(await readFile(pathOf(folder, key)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(folder, key), { force: true });
    },
  };
}
