import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './dataFolderLock';
import { processBirth } from './processIdentity';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adlane-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lockPath = () => join(folder, 'server.lock');
const writeLock = (content: object) => writeFile(lockPath(), JSON.stringify(content));

async function withOtherProcess(work: (pid: number) => Promise<void>): Promise<void> {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30_000)'], { stdio: 'ignore' });
  try {
    await work(other.pid ?? 0);
  } finally {
    const ended = once(other, 'exit');
    other.kill('SIGKILL');
    await ended;
  }
}

describe('lockDataFolder', () => {
  it('names the process that locks the folder and what to do', async () => {
    await withOtherProcess(async (pid) => {
      const startedAt = '2026-01-01T00:00:00.000Z';
      await writeLock({ pid, host: hostname(), birth: await processBirth(pid), startedAt });
      const refusal = lockDataFolder(folder);
      await expect(refusal).rejects.toThrow(`pid ${pid}`);
      await expect(refusal).rejects.toThrow('ADLANE_DATA_DIR');
    });
  });

  it('replaces the lock of a process that has ended', async () => {
    let ended = 0;
    await withOtherProcess(async (pid) => {
      ended = pid;
    });
    await writeLock({ pid: ended, host: hostname(), startedAt: 'earlier' });
    const lock = await lockDataFolder(folder);
    expect(lock.wasStale).toBe(true);
    expect(JSON.parse(await readFile(lockPath(), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('replaces the lock if its process id belongs to a younger process', async () => {
    await withOtherProcess(async (pid) => {
      await writeLock({ pid, host: hostname(), birth: 'another-boot/17', startedAt: 'earlier' });
      expect((await lockDataFolder(folder)).wasStale).toBe(true);
    });
  });

  it('replaces a lock that was copied from another machine', async () => {
    await writeLock({ pid: 1, host: 'another-host', startedAt: 'earlier' });
    expect((await lockDataFolder(folder)).wasStale).toBe(true);
  });

  it('replaces the lock in a copy of a folder whose server runs on', async () => {
    await withOtherProcess(async (pid) => {
      const copied = { pid, host: hostname(), birth: await processBirth(pid), startedAt: 'earlier' };
      await writeLock({ ...copied, folder: 'another device:another inode' });
      expect((await lockDataFolder(folder)).wasStale).toBe(true);
    });
  });

  it('keeps the lock of a folder that was renamed while its server runs', async () => {
    const renamed = `${folder}-renamed`;
    await withOtherProcess(async (pid) => {
      const { release } = await lockDataFolder(folder);
      const lock = JSON.parse(await readFile(lockPath(), 'utf8'));
      await release();
      await writeLock({ ...lock, pid, birth: await processBirth(pid) });
      await rename(folder, renamed);
      folder = renamed;
      await expect(lockDataFolder(renamed)).rejects.toThrow(`pid ${pid}`);
    });
  });

  it.each(['', '{', '"text"', '{"pid":"1"}'])('replaces a damaged lock: %j', async (content) => {
    await writeFile(lockPath(), content);
    expect((await lockDataFolder(folder)).wasStale).toBe(true);
  });

  it('releases the folder, and only its current lock', async () => {
    const first = await lockDataFolder(folder);
    await first.release();
    const second = await lockDataFolder(folder);
    expect(second.wasStale).toBe(false);
    await writeLock({ pid: 1, host: 'another-host', startedAt: 'later' });
    await second.release();
    expect(await readFile(lockPath(), 'utf8')).toContain('another-host');
  });
});
