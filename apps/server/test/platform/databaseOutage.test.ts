import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folders, users } from '@adlane/api-server/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longTestMs, testLimitMs } from '../../../../test/timeLimits';
import { makeDataFolder } from '../../src/folder/makeDataFolder';
import { terminateConnections } from '../fixtures/connections';
import { countRows, updateRows } from '../fixtures/rows/rows';
import { connectToEmbedded, stopImmediately } from '../harness/databases/embeddedCluster';
import { countFolders, signInAt, startWriters, storeFolder } from '../harness/keyedWriters';
import { type ServerProcess, spawnServer } from '../harness/processes/spawnServer';

let root: string;
let server: ServerProcess;
let url: string;
let token: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-outage-'));
  await makeDataFolder(root);
  server = spawnServer({ dataFolder: join(root, 'data'), entry: 'source' });
  url = (await server.ready).urls.dashboard;
  token = await signInAt(url);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(root, { recursive: true, force: true });
});

const fetchStatus = async (path: string) =>
  (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;

describe('database restarted under load:', { timeout: longTestMs }, () => {
  it('causes only 503s; a request retried with its key takes effect once', async () => {
    const writers = startWriters(url, token, 8);
    // Their number depends on the machine's speed.
    const manyWrites = { timeout: testLimitMs.server };
    await expect.poll(() => writers.written.names.length, manyWrites).toBeGreaterThan(30);
    const before = writers.written.names.length;
    await stopImmediately(join(root, 'data/postgres'));
    await expect.poll(() => writers.written.refusals.length).toBeGreaterThan(0);
    await expect.poll(() => fetchStatus('/readyz'), { interval: 50 }).toBe(200);
    await expect.poll(() => writers.written.names.length, manyWrites).toBeGreaterThan(before + 30);
    const { names, refusals } = await writers.end();
    // A key with a lost answer is refused as done; every other request was asked to retry.
    expect(refusals.filter(([status, retryAfter]) => status !== 409 && retryAfter !== '5')).toEqual([]);
    expect(new Set(refusals.map(([status]) => status))).toContain(503);
    expect(refusals.filter(([status]) => status !== 503 && status !== 409)).toEqual([]);
    expect(server.isRunning()).toBe(true);
    const client = await connectToEmbedded(join(root, 'data'));
    expect(await countFolders(client, names)).toEqual({ missing: 0, twice: 0 });
    await client.end();
  });
});

describe('read-only database:', () => {
  it('serves reads; changes are refused with 503 until it is writable again', async () => {
    const client = await connectToEmbedded(join(root, 'data'));
    const setReadOnly = async (isOn: boolean) => {
      await client.query(`alter database adlane set default_transaction_read_only = ${isOn}`);
      await terminateConnections(client, 'adlane');
      await expect.poll(() => fetchStatus('/readyz')).toBe(200);
    };
    // The next request would store that its user was seen.
    await updateRows(client, users, { last_seen_at: null });
    await setReadOnly(true);
    expect(await fetchStatus('/api/v1/folders')).toBe(200);
    expect(await fetchStatus('/api/v1/me')).toBe(200);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const refused = await storeFolder(url, token, 'while-read-only');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    }
    await client.query('set default_transaction_read_only = off');
    await setReadOnly(false);
    expect((await storeFolder(url, token, 'while-read-only')).status).toBe(201);
    expect((await storeFolder(url, token, 'while-read-only')).status).toBe(201);
    expect(await countRows(client, folders, { name: 'while-read-only' })).toBe(1);
    await client.end();
    expect(server.isRunning()).toBe(true);
  });
});
