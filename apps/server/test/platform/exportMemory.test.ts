import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoLogins } from '@adlane/mocks/world';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataFolder } from '../../src/folder/makeDataFolder';
import { connectToEmbedded } from '../harness/embeddedCluster';
import { openReader } from '../harness/openReader';
import { type ServerProcess, spawnServer } from '../harness/spawnServer';
import { watchMemory } from '../harness/watchMemory';

const mebibyte = 1024 * 1024;
const records = 100_000;
/** What an export may add to the memory of the process, in bytes. */
const mostMore = 64 * mebibyte;
/** Exports that are watched; the median of them counts. */
const watched = 3;
const lineFeed = 10;
const inMebibytes = (bytes: number) => (bytes / mebibyte).toFixed(0);

let root = '';
let server: ServerProcess;
let url = '';

const fill = [
  `insert into clients (agency_id, business_name, first_name, last_name, email, phone)
   select u.agency_id, 'Business ' || n, 'First', 'Last ' || n, 'client' || n || '@many.example', '+15550100'
   from users u, generate_series(1, ${records}) n where u.email = 'agency@adlane.test'`,
  `insert into agencies (name) select 'Agency ' || n from generate_series(1, ${records}) n`,
  `insert into users (agency_id, entity_type, email, password_hash, first_name, last_name)
   select id, 'Agency', 'owner' || id || '@many.example', '', 'First', 'Last ' || id from agencies where name like 'Agency %'
   on conflict do nothing`,
  `insert into subscriptions (agency_id, plan_type, status, amount, currency, asked_at)
   select id, 'pro', 'active', 0, 'usd', now() from agencies where name like 'Agency %' on conflict do nothing`,
  'analyze',
];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-export-'));
  await makeDataFolder(root);
  // What waits to be collected is not what is held: a small nursery is swept more often, and with little room so is the rest.
  // An export of which all records were held would need some 400 MiB.
  const env = { NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=128' };
  server = spawnServer({ dataFolder: root, entry: 'source', env });
  url = (await server.ready).urls.dashboard;
  const client = await connectToEmbedded(root);
  for (const statement of fill) await client.query(statement);
  await client.end();
}, 480_000);
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

/** Reads a file and keeps nothing of it but the number of its lines, the heading's included. */
async function countLines(path: string, token: string): Promise<number> {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  let lines = 0;
  for await (const chunk of answer.body ?? [])
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) lines += 1;
  return lines;
}

describe('an export of 100,000 records', () => {
  it.each([
    ['clients', '/api/v1/clients/export', 'Agency'],
    ['subscribers', '/api/v1/subscribers/export', 'SuperAdmin'],
  ])(
    'of %s is complete, and sent without being held in memory',
    async (_what, path, role) => {
      const token = await signIn(role);
      // A first one lets the process grow to what it takes at work; what each further one adds would be held.
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
    240_000,
  );
});

/** Connections of the server on which something is under way, or a transaction is open. */
async function busyConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ busy: number }>(
    `select count(*)::int as busy from pg_stat_activity
     where application_name = 'adlane' and usename = 'adlane_app' and state <> 'idle'`,
  );
  return rows[0]?.busy ?? -1;
}

/** How many rows of clients were read since the cluster was made. */
async function rowsRead(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ read: number }>(
    `select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 as read
     from pg_stat_user_tables where relname = 'clients'`,
  );
  return rows[0]?.read ?? -1;
}

describe('readers of an export', () => {
  const path = '/api/v1/clients/export';
  const readers = 5;

  it('who take nothing of it have nothing read for them, and get all of it in the end', async () => {
    const token = await signIn('Agency');
    const client = await connectToEmbedded(root);
    // A file of some 30 MB, of which the sockets of both ends hold a third at most.
    await client.query(`update clients set business_name = business_name || repeat(' and sons', 25)
      where email like '%@many.example'`);
    const reader = await openReader(`${url}${path}`, token);
    expect(reader.status).toBe(200);
    // Between two portions nothing is under way either, so it is asked what is read in a while, and until that is nothing.
    // Statistics are handed in once a connection has been idle for a second.
    let read = 0;
    const readMeanwhile = async () => {
      const before = await rowsRead(client);
      await sleep(2_000);
      read = await rowsRead(client);
      return read - before;
    };
    await expect.poll(readMeanwhile, { timeout: 30_000 }).toBe(0);
    expect(await busyConnections(client)).toBe(0);
    expect(await reader.countLines()).toBeGreaterThan(records);
    await sleep(2_000);
    expect((await rowsRead(client)) - read).toBeGreaterThan(records / 3);
    await client.end();
  }, 120_000);

  it('who leave in the middle end the work for them', async () => {
    const token = await signIn('Agency');
    const client = await connectToEmbedded(root);
    const all = await Promise.all(Array.from({ length: readers }, () => openReader(`${url}${path}`, token)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    for (const reader of all) reader.leave();
    await expect.poll(() => busyConnections(client), { timeout: 10_000 }).toBe(0);
    // Statistics are handed in once a connection has been idle for a second.
    await sleep(2_000);
    const read = await rowsRead(client);
    await sleep(2_000);
    // A portion has 500 rows; work that went on would have read many.
    expect((await rowsRead(client)) - read).toBeLessThan(1_000);
    expect(await countLines(path, token)).toBeGreaterThan(records);
    await client.end();
  }, 120_000);
});
