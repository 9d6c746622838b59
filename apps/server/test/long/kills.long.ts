import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoSdkKey } from '@adlane/mocks/world';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pollLimitMs } from '../../../../test/timeLimits';
import { createDatabase } from '../../src/database/prepareDatabase';
import { makeDataFolder } from '../../src/folder/makeDataFolder';
import { spawnServer } from '../harness/processes/spawnServer';

const kills = 20;
let root: string;
let database: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-kills-'));
  await makeDataFolder(root);
});
afterAll(async () => {
  await rm(root, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: inject('testCluster').superuserUrl });
  await client.connect();
  await client.query(`drop database if exists "${database}" with (force)`);
  await client.end();
});

/** Starts visitors' sessions until aborted, and records those that the server confirmed. */
async function writeUntil(url: string, signal: AbortSignal, confirmed: Map<string, string>): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(`${url}/sdk/sessions`, {
      method: 'POST',
      headers: { 'api-token': demoSdkKey, 'content-type': 'application/json' },
      body: '{}',
    }).catch(() => undefined);
    const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (typeof body === 'object' && body !== null && 'gleapId' in body && 'gleapHash' in body)
      confirmed.set(String(body.gleapId), String(body.gleapHash));
    else await sleep(5);
  }
}

/** Returns whether a visitor's session continues: its row exists, with its secret. */
async function isContinued(url: string, [id, hash]: readonly [string, string]): Promise<boolean> {
  const headers = {
    'api-token': demoSdkKey,
    'gleap-id': id,
    'gleap-hash': hash,
    'content-type': 'application/json',
  };
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
    const { superuserUrl, password } = inject('testCluster');
    database = `kills_${randomBytes(4).toString('hex')}`;
    const urls = await createDatabase(superuserUrl, {
      name: database,
      ownerPassword: password,
      appPassword: password,
    });
    await surviveKills({ DATABASE_URL: urls.ownerUrl, DATABASE_APP_URL: urls.appUrl }, 'external');
  });
});
