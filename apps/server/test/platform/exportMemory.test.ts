import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoLogins } from '@adlane/mocks/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longTestMs } from '../../../../test/timeLimits';
import { makeDataFolder } from '../../src/folder/makeDataFolder';
import { countBusyConnections, countRowsRead } from '../fixtures/databaseCatalog';
import { insertManyClients, insertManySubscribers, lengthenBusinessNames } from '../fixtures/rows/exportRows';
import { connectToEmbedded } from '../harness/databases/embeddedCluster';
import { openReader } from '../harness/processes/openReader';
import { type ServerProcess, spawnServer } from '../harness/processes/spawnServer';
import { watchMemory } from '../harness/processes/watchMemory';

const mebibyte = 1024 * 1024;
const records = 40_000;
/** Maximum growth of the process's memory by an export, in bytes. */
const mostMore = 64 * mebibyte;
/** Number of measured exports; the median counts. */
const watched = 3;
const lineFeed = 10;
const inMebibytes = (bytes: number) => (bytes / mebibyte).toFixed(0);

let root = '';
let server: ServerProcess;
let url = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-export-'));
  await makeDataFolder(root);
  // A small heap is collected more often, so that garbage does not count. An export that buffers all records
  // needs some 160 MiB.
  const env = { NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=128' };
  server = spawnServer({ dataFolder: root, entry: 'source', env });
  url = (await server.ready).urls.dashboard;
  const client = await connectToEmbedded(root);
  await insertManyClients(client, records);
  await insertManySubscribers(client, records);
  await client.query('analyze');
  await client.end();
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(root, { recursive: true, force: true });
});

async function signIn(role: string): Promise<string> {
  const login = demoLogins.find((each) => each.role === role);
  const answer = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: login?.email, password: login?.password }),
  });
  return (await answer.json()).access_token;
}

/** Reads a file and counts its lines, including the heading. */
async function countLines(path: string, token: string): Promise<number> {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  let lines = 0;
  for await (const chunk of answer.body ?? [])
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) lines += 1;
  return lines;
}

describe('an export of 40,000 records', () => {
  it.each([
    ['clients', '/api/v1/clients/export', 'Agency'],
    ['subscribers', '/api/v1/subscribers/export', 'SuperAdmin'],
  ])(
    'of %s is complete, and sent without being buffered',
    { timeout: longTestMs },
    async (_what, path, role) => {
      const token = await signIn(role);
      // The first export grows the process to its working size; each further one would add what it buffers.
      await countLines(path, token);
      const rises: number[] = [];
      for (let round = 0; round < watched; round += 1) {
        const { answer: lines, roseBy } = await watchMemory(server.pid, countLines(path, token));
        expect(lines).toBeGreaterThan(records);
        rises.push(roseBy);
      }
      process.stdout.write(`${path}: ${rises.map(inMebibytes).join(', ')} MiB more\n`);
      expect(rises.toSorted((a, b) => a - b)[Math.floor(watched / 2)]).toBeLessThan(mostMore);
    },
  );
});

describe('readers of an export', () => {
  const path = '/api/v1/clients/export';
  const readers = 5;

  it('who read nothing cause no reads, and get the whole file in the end', async () => {
    const token = await signIn('Agency');
    const client = await connectToEmbedded(root);
    // A file of some 30 MB, of which the sockets buffer a third at most.
    await lengthenBusinessNames(client);
    const reader = await openReader(`${url}${path}`, token);
    expect(reader.status).toBe(200);
    // Reads pause between two batches, too, so this polls until nothing is read for a while. PostgreSQL
    // reports statistics once a connection has been idle for a second.
    let read = -1;
    const readMeanwhile = async () => {
      const before = read;
      read = await countRowsRead(client, 'clients');
      return read - before;
    };
    await expect.poll(readMeanwhile, { interval: 2_000 }).toBe(0);
    expect(await countBusyConnections(client)).toBe(0);
    expect(await reader.countLines()).toBeGreaterThan(records);
    await expect
      .poll(async () => (await countRowsRead(client, 'clients')) - read)
      .toBeGreaterThan(records / 3);
    await client.end();
  });

  it('who disconnect end the reads for them', async () => {
    const token = await signIn('Agency');
    const client = await connectToEmbedded(root);
    const before = await countRowsRead(client, 'clients');
    const all = await Promise.all(Array.from({ length: readers }, () => openReader(`${url}${path}`, token)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    for (const reader of all) reader.leave();
    await expect.poll(() => countBusyConnections(client)).toBe(0);
    expect(await countLines(path, token)).toBeGreaterThan(records);
    const readSince = async () => (await countRowsRead(client, 'clients')) - before;
    // Each export lists all clients when it starts; only the last one reads on. PostgreSQL reports statistics late.
    await expect.poll(readSince).toBeGreaterThan((readers + 2) * records);
    expect(await readSince()).toBeLessThan((readers + 2 + readers / 2) * records);
    await client.end();
  });
});
