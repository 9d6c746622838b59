import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimServerId } from './claimServerId';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adlane-servers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Hands the first place over to another living process, without a release. */
async function giveToOther(pid: number): Promise<void> {
  const [place = ''] = await readdir(join(folder, 'servers'));
  const path = join(folder, 'servers', place, 'server.lock');
  const { birth: _ours, ...lock } = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...lock, pid }));
}

describe('claimServerId', () => {
  it('gives a server its earlier id again after it was stopped or killed', async () => {
    const first = await claimServerId(folder);
    const killed = await claimServerId(folder);
    await killed.release();
    const stopped = await claimServerId(folder);
    expect([killed.id, stopped.id]).toEqual([first.id, first.id]);
  });

  it('gives two servers that share a folder two ids', async () => {
    const first = await claimServerId(folder);
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30_000)'], { stdio: 'ignore' });
    try {
      await giveToOther(other.pid ?? 0);
      expect((await claimServerId(folder)).id).not.toBe(first.id);
    } finally {
      other.kill('SIGKILL');
    }
  });

  it('gives the server of a copied folder another id', async () => {
    const first = await claimServerId(folder);
    await first.release();
    const copy = `${folder}-copy`;
    await cp(folder, copy, { recursive: true });
    try {
      expect((await claimServerId(copy)).id).not.toBe(first.id);
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  });
});
