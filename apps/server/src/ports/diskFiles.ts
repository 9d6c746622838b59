import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Files, FoundFile, NewFile, StoredFile } from '@adlane/api-server';
import { checkFileKey, checkFileType } from './fileKey';

/** Maximum length of the first line, which holds the MIME type. */
const longestType = 300;

function toPath(folder: string, key: string): string {
  return join(folder, checkFileKey(key));
}

/** Writes the type on the first line and the bytes after it, so that both appear atomically. */
async function writeInto(handle: FileHandle, { type, body }: NewFile): Promise<void> {
  await handle.writeFile(`${checkFileType(type)}\n`);
  if (body instanceof Uint8Array) await handle.writeFile(body);
  else for await (const chunk of body) await handle.writeFile(chunk);
  await handle.sync();
}

function unpack(content: Buffer): StoredFile {
  const end = content.indexOf(10);
  return { type: content.subarray(0, end).toString(), body: new Uint8Array(content.subarray(end + 1)) };
}

function isMissing(error: unknown): boolean {
  const codes: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}

/** `undefined` where the work finds no file. */
async function orMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function openFile(path: string): Promise<FoundFile> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestType), 0, longestType, 0);
    const end = buffer.subarray(0, bytesRead).indexOf(10);
    const start = end + 1;
    return {
      type: buffer.subarray(0, end).toString(),
      size: (await handle.stat()).size - start,
      async read(range) {
        const part = range && { start: start + range.first, end: start + range.last };
        return Readable.toWeb(createReadStream(path, part ?? { start })) as ReadableStream<Uint8Array>;
      },
    };
  } finally {
    await handle.close();
  }
}

/**
 * Stores files under `folder`. A file is written to a temporary name, flushed and renamed: a full disk or a
 * crash leaves no partial file.
 */
export function createDiskFiles(folder: string): Files {
  return {
    async put(key, file) {
      const path = toPath(folder, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
      try {
        const handle = await open(draft, 'wx', 0o600);
        try {
          await writeInto(handle, file);
        } finally {
          await handle.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: (key) => orMissing(async () => unpack(await readFile(toPath(folder, key)))),
    find: (key) => orMissing(() => openFile(toPath(folder, key))),
    async remove(key) {
      await rm(toPath(folder, key), { force: true });
    },
  };
}
