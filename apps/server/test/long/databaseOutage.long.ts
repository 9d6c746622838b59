import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hookLimitMs, pollLimitMs } from '../../../../test/timeLimits';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/database/embeddedPostgres';
import { createDatabase } from '../../src/database/prepareDatabase';
import { makeDataFolder } from '../../src/folder/makeDataFolder';
import { stopImmediately } from '../harness/databases/embeddedCluster';
import { countFolders, signInAt, startWriters, storeFolder } from '../harness/keyedWriters';
import { type ServerProcess, spawnServer } from '../harness/processes/spawnServer';

const restarts = 10;
const poolSize = 4;

let root: string;
let cluster: EmbeddedPostgres;
let database: pg.Pool;
let server: ServerProcess;
let url: string;
let token: string;

vi.setConfig({ hookTimeout: hookLimitMs });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-outages-'));
  await makeDataFolder(root);
  cluster = await startEmbeddedPostgres({
    folder: join(root, 'postgres'),
    logFile: join(root, 'postgres.log'),
    password: 'superuser-password',
  });
  const { ownerUrl, appUrl } = await createDatabase(cluster.url('postgres'), {
    name: 'adlane',
    ownerPassword: 'owner-password',
    appPassword: 'app-password',
  });
  database = new pg.Pool({ connectionString: cluster.url('adlane'), max: 2 });
  database.on('error', () => undefined);
  server = spawnServer({
    dataFolder: join(root, 'data'),
    entry: 'source',
    env: { DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl, DATABASE_POOL_SIZE: String(poolSize) },
  });
  url = (await server.ready).urls.dashboard;
  token = await signInAt(url);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.end();
  await cluster.stop();
  await rm(root, { recursive: true, force: true });
});

const readiness = async () => (await fetch(`${url}/readyz`)).status;

describe('an external database', () => {
  it(`that is restarted at once ${restarts} times under load has each row once`, async () => {
    const writers = startWriters(url, token, 8);
    const { written } = writers;
    for (let round = 0; round < restarts; round += 1) {
      const before = written.names.length;
      await expect.poll(() => written.names.length, { timeout: pollLimitMs }).toBeGreaterThan(before + 20);
      await stopImmediately(join(root, 'postgres'));
      await expect.poll(readiness, { timeout: pollLimitMs }).toBe(200);
    }
    const { names, refusals } = await writers.end();
    expect(refusals.filter(([status]) => status !== 503 && status !== 409)).toEqual([]);
    expect(refusals.filter(([status, retryAfter]) => status === 503 && retryAfter !== '5')).toEqual([]);
    expect(server.isRunning()).toBe(true);
    expect(await countFolders(database, names)).toEqual({ missing: 0, twice: 0 });
  });

  it('whose connections are all busy for longer than a statement may run answers 503, and nothing is lost', async () => {
    const blocker = await database.connect();
    await blocker.query('begin; lock table folders in access exclusive mode');
    const names = Array.from({ length: poolSize * 3 }, (_, index) => `busy-${index}`);
    const first = names.map((name) => storeFolder(url, token, name));
    const answers = await Promise.all(first);
    expect(await readiness()).toBe(200);
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      names.map(() => [503, '5']),
    );
    await blocker.query('commit');
    blocker.release();
    await expect.poll(readiness, { timeout: pollLimitMs }).toBe(200);
    for (const name of names)
      expect([name, (await storeFolder(url, token, name)).status]).toEqual([name, 201]);
    expect(await countFolders(database, names)).toEqual({ missing: 0, twice: 0 });
    expect(server.isRunning()).toBe(true);
  });
});
