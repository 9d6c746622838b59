import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownMigrations } from '@adlane/api-server';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { hookLimitMs, pollLimitMs } from '../../../../test/timeLimits';
import { createDatabase, type DatabaseUrls } from '../../src/database/prepareDatabase';
import { makeDataFolder } from '../../src/folder/makeDataFolder';
import { countTableLockWaits } from '../fixtures/lockWaits';
import { countFolders, signInAt, startWriters } from '../harness/keyedWriters';
import { type ServerProcess, spawnServer } from '../harness/processes/spawnServer';

/** Secret that servers on one database encrypt tokens with. */
const sharedSecret = 'a-secret-of-more-than-32-characters';

const knownTags = knownMigrations.map(({ tag }) => tag);

let root: string;
const databases: string[] = [];
const running: ServerProcess[] = [];

vi.setConfig({ hookTimeout: hookLimitMs });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-versions-'));
  await makeDataFolder(root);
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.end('SIGTERM')));
  const client = new pg.Client({ connectionString: inject('testCluster').superuserUrl });
  await client.connect();
  for (const name of databases) await client.query(`drop database if exists "${name}" with (force)`);
  await client.end();
  await rm(root, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<DatabaseUrls & { readonly owner: pg.Client }> {
  const { superuserUrl, password } = inject('testCluster');
  const name = `versions_${randomBytes(4).toString('hex')}`;
  databases.push(name);
  const urls = await createDatabase(superuserUrl, { name, ownerPassword: password, appPassword: password });
  const owner = new pg.Client({ connectionString: urls.ownerUrl });
  owner.on('error', () => undefined);
  await owner.connect();
  return { ...urls, owner };
}

function start(folder: string, { ownerUrl, appUrl }: DatabaseUrls): ServerProcess {
  const env = { DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl, ADLANE_SECRET: sharedSecret };
  const server = spawnServer({ dataFolder: join(root, folder), entry: 'source', env });
  running.push(server);
  return server;
}

/** Lists sessions that hold or wait for the migration lock. */
async function migrating(owner: pg.Client): Promise<Array<{ pid: number; granted: boolean }>> {
  const { rows } = await owner.query<{ pid: number; granted: boolean }>(
    `select pid, granted from pg_locks where locktype = 'advisory'
     and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows;
}
const applied = async (owner: pg.Client) =>
  (await owner.query<{ tag: string }>('select tag from adlane_migrations order by tag')).rows.map(
    ({ tag }) => tag,
  );

describe('servers on one database', () => {
  it('that start at the same time on an empty one: one creates the schema, and both serve', async () => {
    const database = await emptyDatabase();
    const [first, second] = [start('first', database), start('second', database)];
    const ready = await Promise.all([first.ready, second.ready]);
    expect(await applied(database.owner)).toEqual(knownTags);
    for (const { urls } of ready) expect(await signInAt(urls.dashboard)).toEqual(expect.any(String));
    const { rows } = await database.owner.query('select email from users group by email having count(*) > 1');
    expect(rows).toEqual([]);
    await database.owner.end();
  });

  it('of which one is killed while it creates the schema: the next one creates it', async () => {
    const database = await emptyDatabase();
    const killed = start('killed', database);
    let sessions: unknown[] = [];
    while (sessions.length === 0) sessions = await migrating(database.owner);
    await killed.end('SIGKILL');
    const next = start('killed', database);
    const { urls } = await next.ready;
    expect(await applied(database.owner)).toEqual(knownTags);
    expect(await signInAt(urls.dashboard)).toEqual(expect.any(String));
    await database.owner.end();
  });

  it('an older one continues while a newer one changes the schema, and can restart after it', async () => {
    const database = await emptyDatabase();
    const { owner } = database;
    const older = start('older', database);
    const { urls } = await older.ready;
    const token = await signInAt(urls.dashboard);
    const writers = startWriters(urls.dashboard, token, 6);
    const { written } = writers;
    await expect.poll(() => written.names.length, { timeout: pollLimitMs }).toBeGreaterThan(20);
    // A newer version's migrations: each transaction changes a table in use while holding the lock.
    for (let change = 0; change < 10; change += 1) {
      await owner.query('begin; select pg_advisory_xact_lock(4731207)');
      await owner.query(`alter table folders add column newer_${change} text not null default 'new'`);
      await owner.query(`create table newer_${change} (agency_id integer not null, id integer not null)`);
      await owner.query(`insert into adlane_migrations (tag) values ('9${change}99_newer')`);
      const countWaits = () => countTableLockWaits(owner, 'folders');
      await expect.poll(countWaits, { timeout: pollLimitMs }).toBeGreaterThan(0);
      await owner.query('commit');
      const before = written.names.length;
      await expect.poll(() => written.names.length, { timeout: pollLimitMs }).toBeGreaterThan(before + 20);
    }
    const again = start('older-again', database);
    const { dashboard } = (await again.ready).urls;
    const me = await fetch(`${dashboard}/api/v1/folders`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(200);
    const { names, refusals } = await writers.end();
    expect(refusals.filter(([status]) => status !== 503)).toEqual([]);
    expect(older.isRunning()).toBe(true);
    expect(await countFolders(owner, names)).toEqual({ missing: 0, twice: 0 });
    await owner.end();
  });
});
