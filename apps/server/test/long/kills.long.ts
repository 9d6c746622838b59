import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSdkKey } from '@adlane/mocks/world';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pollLimitMs } from '../../../../test/timeLimits';
import { createDatabase } from '../../src/database/prepareDatabase';
import { makeDataFolder } from '../../src/folder/makeDataFolder';
import { repeatUntil } from '../harness/processes/repeatUntil';
import { spawnServer } from '../harness/processes/spawnServer';

const kills = 20;
const ticketKills = 8;
let root: string;
const databases: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-kills-'));
  await makeDataFolder(root);
});
afterAll(async () => {
  await rm(root, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: inject('testCluster').superuserUrl });
  await client.connect();
  for (const name of databases) await client.query(`drop database if exists "${name}" with (force)`);
  await client.end();
});

/** Creates a database outside of the server's data folder; returns the URL of its owner and the server's settings. */
async function openDatabase() {
  const { superuserUrl, password } = inject('testCluster');
  const name = `kills_${randomBytes(4).toString('hex')}`;
  databases.push(name);
  const passwords = { ownerPassword: password, appPassword: password };
  const { ownerUrl, appUrl } = await createDatabase(superuserUrl, { name, ...passwords });
  return { ownerUrl, env: { DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl } };
}

/** Starts visitors' sessions until aborted, and records those that the server confirmed. */
async function writeUntil(url: string, signal: AbortSignal, confirmed: Map<string, string>): Promise<void> {
  const write = async () => {
    if (signal.aborted) return true;
    const answer = await fetch(`${url}/sdk/sessions`, {
      method: 'POST',
      headers: { 'api-token': demoSdkKey, 'content-type': 'application/json' },
      body: '{}',
    }).catch(() => undefined);
    const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (typeof body !== 'object' || body === null || !('gleapId' in body && 'gleapHash' in body))
      return undefined;
    confirmed.set(String(body.gleapId), String(body.gleapHash));
    return true;
  };
  while (!signal.aborted) await repeatUntil(write, () => 'the session of a visitor');
}

const visitorHeaders = (id: string, hash: string) => ({
  'api-token': demoSdkKey,
  'gleap-id': id,
  'gleap-hash': hash,
  'content-type': 'application/json',
});

/** Returns whether a visitor's session continues: its row exists, with its secret. */
async function isContinued(url: string, [id, hash]: readonly [string, string]): Promise<boolean> {
  const headers = visitorHeaders(id, hash);
  const answer = await fetch(`${url}/sdk/sessions`, { method: 'POST', headers, body: '{}' });
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'gleapId' in body && body.gleapId === id;
}

async function surviveKills(env: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const start = () => spawnServer({ dataFolder: join(root, folder), entry: 'source', env });
  const confirmed = new Map<string, string>();
  for (let round = 0; round < kills; round += 1) {
    const server = start();
    const { urls } = await server.ready;
    const before = confirmed.size;
    const stop = new AbortController();
    const writers = [1, 2, 3, 4].map(() => writeUntil(urls.dashboard, stop.signal, confirmed));
    await expect.poll(() => confirmed.size, { timeout: pollLimitMs }).toBeGreaterThan(before + 20);
    await server.end('SIGKILL');
    stop.abort();
    await Promise.all(writers);
  }
  const last = start();
  const { urls } = await last.ready;
  const lost = [];
  for (const visitor of confirmed) if (!(await isContinued(urls.dashboard, visitor))) lost.push(visitor[0]);
  process.stdout.write(`${folder}: ${kills} kills, ${confirmed.size} confirmed rows, ${lost.length} lost\n`);
  expect(confirmed.size).toBeGreaterThan(kills * 20);
  expect(lost).toEqual([]);
  expect(await last.end('SIGTERM')).toBe(0);
}

describe(`${kills} times kill -9 while rows are written`, () => {
  it('loses no confirmed row of the embedded PostgreSQL', () => surviveKills({}, 'embedded'));

  it('loses no confirmed row of another PostgreSQL', async () => {
    await surviveKills((await openDatabase()).env, 'external');
  });
});

/** Sends a ticket under its key; returns the status, 0 without an answer. */
async function sendTicket(url: string, [id, hash]: readonly [string, string], key: string): Promise<number> {
  const answer = await fetch(`${url}/sdk/bugs/v2`, {
    method: 'POST',
    headers: { ...visitorHeaders(id, hash), 'idempotency-key': key },
    body: JSON.stringify({ formData: { description: key } }),
  }).catch(() => undefined);
  return answer?.status ?? 0;
}

/** Returns the descriptions of the stored tickets that are among these, each as often as it is stored. */
async function listDescriptions(ownerUrl: string, descriptions: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ description: string }>(
      `select form_data->>'description' as description from tickets where form_data->>'description' = any($1)`,
      [descriptions],
    );
    return rows.map(({ description }) => description);
  } finally {
    await client.end();
  }
}

it('after each kill every ticket in flight is answered at its first repeat, and stored once', async () => {
  const { ownerUrl, env } = await openDatabase();
  const start = () => spawnServer({ dataFolder: join(root, 'tickets'), entry: 'source', env });
  const stored: string[] = [];
  let inFlight = new Map<string, readonly [string, string]>();
  let repeats = 0;
  for (let round = 0; round <= ticketKills; round += 1) {
    const server = start();
    const url = (await server.ready).urls.dashboard;
    const repeated = await Promise.all(
      [...inFlight].map(async ([key, visitor]) => [key, await sendTicket(url, visitor, key)] as const),
    );
    expect(repeated.filter(([, status]) => status !== 201)).toEqual([]);
    repeats += repeated.length;
    stored.push(...inFlight.keys());
    inFlight = new Map();
    const visitors = new Map<string, string>();
    const stop = new AbortController();
    const starting = writeUntil(url, stop.signal, visitors);
    await expect.poll(() => visitors.size, { timeout: pollLimitMs }).toBeGreaterThan(8);
    stop.abort();
    await starting;
    let confirmed = 0;
    let isKilled = false;
    const writers = [...visitors].slice(0, 8).map(async (visitor) => {
      while (!isKilled) {
        const key = randomUUID();
        inFlight.set(key, visitor);
        if ((await sendTicket(url, visitor, key)) !== 201) continue;
        inFlight.delete(key);
        stored.push(key);
        confirmed += 1;
      }
    });
    await expect.poll(() => confirmed, { timeout: pollLimitMs }).toBeGreaterThan(20);
    isKilled = true;
    await server.end(round < ticketKills ? 'SIGKILL' : 'SIGTERM');
    await Promise.all(writers);
  }
  const found = await listDescriptions(ownerUrl, stored);
  process.stdout.write(
    `tickets: ${ticketKills} kills, ${stored.length} stored, ${repeats} of them at a repeat\n`,
  );
  expect(found.toSorted()).toEqual(stored.toSorted());
  expect(repeats).toBeGreaterThan(0);
});
