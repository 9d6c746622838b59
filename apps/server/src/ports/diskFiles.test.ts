import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Files } from '@adlane/api-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskFiles } from './diskFiles';

let folder = '';
let files: Files;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adlane-files-'));
  files = createDiskFiles(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const body = new Uint8Array([0, 10, 13, 255, 10]);

describe('createDiskFiles', () => {
  it('returns the same bytes and type', async () => {
    await files.put('7/shot.png', { body, type: 'image/png' });
    expect(await files.get('7/shot.png')).toEqual({ body, type: 'image/png' });
  });

  it('replaces a file atomically and leaves no drafts', async () => {
    await files.put('a/b', { body, type: 'text/plain' });
    await files.put('a/b', { body: new Uint8Array([1]), type: 'image/gif' });
    expect((await files.get('a/b'))?.body).toEqual(new Uint8Array([1]));
    expect(await readdir(join(folder, 'a'))).toEqual(['b']);
  });

  it('finds nothing under an unknown or deleted key', async () => {
    await files.put('a/b', { body, type: 'text/plain' });
    await files.remove('a/b');
    expect(await files.get('a/b')).toBeUndefined();
    expect(await files.get('a')).toBeUndefined();
    await files.remove('a/b');
  });

  it.each(['', '/etc/passwd', '../x', 'a/../../x', 'a//b', '.hidden', 'a/.b', 'a\\b', 'a\0b', 'ä'])(
    'refuses the key %j',
    async (key) => {
      await expect(files.put(key, { body, type: 'text/plain' })).rejects.toThrow(TypeError);
      await expect(files.get(key)).rejects.toThrow(TypeError);
    },
  );
});
