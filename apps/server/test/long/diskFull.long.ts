import { execFile } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hookLimitMs, pollLimitMs } from '../../../../test/timeLimits';
import { makeDataFolder } from '../../src/folder/makeDataFolder';
import { connectToEmbedded } from '../harness/databases/embeddedCluster';
import { countFolders, signInAt, storeFolder } from '../harness/keyedWriters';
import { createMp4, createPng } from '../harness/mediaFiles';
import { type ServerProcess, spawnServer } from '../harness/processes/spawnServer';

const run = promisify(execFile);
/** Enough for a whole installation, and soon full. */
const diskSize = '400m';

let root: string;
let disk: string;
let dataFolder: string;
let logFile: number;
let server: ServerProcess;
let url: string;
let token: string;

vi.setConfig({ hookTimeout: hookLimitMs });

// A separate file system requires Linux and the permission to mount one.
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-disk-'));
  await makeDataFolder(root);
  disk = join(root, 'disk');
  await mkdir(disk);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${diskSize},mode=711`, 'tmpfs', disk]);
  dataFolder = join(disk, 'data');
  logFile = openSync(join(disk, 'server.log'), 'a');
  server = spawnServer({ dataFolder, entry: 'source', logTo: logFile });
  url = (await server.ready).urls.dashboard;
  token = await signInAt(url);
});
afterAll(async () => {
  await server.end('SIGTERM');
  closeSync(logFile);
  await run('umount', [disk]);
  await rm(root, { recursive: true, force: true });
});

/** Fills the remaining space to the last page. */
async function fillDisk(): Promise<void> {
  const handle = await open(join(disk, 'filler'), 'a');
  for (const bytes of [1024 * 1024, 64 * 1024, 4096]) {
    const chunk = Buffer.alloc(bytes);
    for (let isFull = false; !isFull; ) {
      isFull = await handle.write(chunk).then(
        () => false,
        () => true,
      );
    }
  }
  await handle.close();
}
const freeDisk = () => rm(join(disk, 'filler'));

async function upload(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<number> {
  const body = new FormData();
  body.set('file', new File([bytes], name));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1/media/store`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}
const read = async (path: string) =>
  (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
const files = async () => (await readdir(join(dataFolder, 'files'), { recursive: true })).toSorted();
const mediaCount = async () => {
  const answer = await fetch(`${url}/api/v1/media`, { headers: { authorization: `Bearer ${token}` } });
  const { meta }: { meta: { total: number } } = await answer.json();
  return meta.total;
};

/** Answers for a full storage, or an unavailable server. */
const refusals = [503, 507];

/** Creates folders one after the other; returns the status of each. */
async function storeMany(prefix: string, count: number): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const name = `${prefix}-${index}`;
    answers.set(name, (await storeFolder(url, token, name)).status);
  }
  return answers;
}

describe('a full disk', () => {
  it('refuses uploads, stores no part of one, and can still be read', async () => {
    const before = { files: await files(), media: await mediaCount() };
    await fillDisk();
    expect(await upload(createPng(1200, 628), 'a.png')).toBe(507);
    expect(await upload(createMp4({ totalBytes: 20_000_000 }), 'a.mp4')).toBe(507);
    expect({ files: await files(), media: await mediaCount() }).toEqual(before);
    expect([await read('/api/v1/folders'), await read('/api/v1/me')]).toEqual([200, 200]);
    const health = await fetch(`${url}/readyz`);
    expect([health.status, await health.json()]).toEqual([503, { status: 'storage full' }]);
    expect(await read('/healthz')).toBe(200);
    await freeDisk();
    expect(await upload(createPng(1200, 628), 'a.png')).toBe(201);
    expect(await read('/readyz')).toBe(200);
  });

  it('only refuses requests when tables grow, and loses no confirmed row', async () => {
    await fillDisk();
    const answers = await storeMany('growing', 300);
    const refused = [...answers].filter(([, status]) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter(([, status]) => !refusals.includes(status))).toEqual([]);
    expect(await read('/api/v1/folders')).toBe(200);
    await freeDisk();
    await expect.poll(() => read('/readyz'), { timeout: pollLimitMs }).toBe(200);
    for (const [name] of refused)
      expect([name, (await storeFolder(url, token, name)).status]).toEqual([name, 201]);
    const client = await connectToEmbedded(dataFolder);
    expect(await countFolders(client, [...answers.keys()])).toEqual({ missing: 0, twice: 0 });
    await client.end();
  });

  it("only refuses requests when the database's log needs space, and loses no confirmed row", async () => {
    const client = await connectToEmbedded(dataFolder);
    const before = await storeMany('logged', 20);
    await fillDisk();
    // Each begins another segment; the first may reuse an old one.
    for (let segment = 0; segment < 4; segment += 1) {
      await client
        .query("select pg_logical_emit_message(false, 'test', 'x'), pg_switch_wal()")
        .catch(() => undefined);
      await storeFolder(url, token, `between-${segment}`);
    }
    await client.end().catch(() => undefined);
    const meanwhile = await storeMany('unlogged', 10);
    expect([...meanwhile].filter(([, status]) => status !== 201 && !refusals.includes(status))).toEqual([]);
    expect([...meanwhile.values()]).toContain(503);
    expect(server.isRunning()).toBe(true);
    await freeDisk();
    await expect.poll(() => read('/readyz'), { timeout: pollLimitMs }).toBe(200);
    for (const [name] of meanwhile) {
      expect([name, (await storeFolder(url, token, name)).status]).toEqual([name, 201]);
    }
    const again = await connectToEmbedded(dataFolder);
    const names = [...before.keys(), ...meanwhile.keys()];
    expect(await countFolders(again, names)).toEqual({ missing: 0, twice: 0 });
    await again.end();
  });

  it('loses log lines at most, and logging resumes', async () => {
    const lines = async () => (await readFile(join(disk, 'server.log'), 'utf8')).split('\n').length;
    await fillDisk();
    const full = await lines();
    for (let index = 0; index < 100; index += 1) expect(await read('/api/v1/me')).toBe(200);
    await freeDisk();
    for (let index = 0; index < 5; index += 1) expect(await read('/api/v1/me')).toBe(200);
    await expect.poll(lines, { timeout: pollLimitMs }).toBeGreaterThan(full + 4);
    expect(server.isRunning()).toBe(true);
  });

  it('lets the server stop', async () => {
    await fillDisk();
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
