import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { knownMigrations, migrate } from '@adlane/api-server';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openPool } from '../../src/database/openPool';
import { createDatabase } from '../../src/database/prepareDatabase';
import { terminateConnection } from '../fixtures/connections';
import { findAdvisoryLockHolder, listPublicTables } from '../fixtures/databaseCatalog';
import { listMigrationTags } from '../fixtures/migrationRows';

const knownTags = knownMigrations.map(({ tag }) => tag);
const databases: string[] = [];
const pools: pg.Pool[] = [];

async function emptyDatabase(): Promise<pg.Pool> {
  const { superuserUrl, password } = inject('testCluster');
  const name = `migrated_${randomBytes(4).toString('hex')}`;
  databases.push(name);
  const { ownerUrl } = await createDatabase(superuserUrl, {
    name,
    ownerPassword: password,
    appPassword: password,
  });
  // The server's own kind, which bears it that a connection breaks.
  const pool = openPool({ url: ownerUrl, size: 3, statementTimeoutMs: 60_000, onError: () => undefined });
  pools.push(pool);
  return pool;
}

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  const client = new pg.Client({ connectionString: inject('testCluster').superuserUrl });
  await client.connect();
  for (const name of databases) await client.query(`drop database if exists "${name}" with (force)`);
  await client.end();
});

describe('migrations:', () => {
  it('run in one of two servers that start together, while the other waits', async () => {
    const pool = await emptyDatabase();
    const [first, second] = await Promise.all([migrate(drizzle(pool)), migrate(drizzle(pool))]);
    expect([first.length, second.length].toSorted((a, b) => a - b)).toEqual([0, knownMigrations.length]);
    expect(await listMigrationTags(pool)).toEqual(knownTags);
  });

  it('that are interrupted leave nothing, and the next start runs them', async () => {
    const pool = await emptyDatabase();
    const cut = migrate(drizzle(pool)).then(
      () => 'done',
      () => 'cut off',
    );
    // Under way: it holds the lock that makes others wait.
    for (let holder: number | undefined; holder === undefined; await sleep(2)) {
      holder = await findAdvisoryLockHolder(pool);
      if (holder !== undefined) await terminateConnection(pool, holder);
    }
    expect(await cut).toBe('cut off');
    expect(await listPublicTables(pool)).toEqual([]);
    expect(await migrate(drizzle(pool))).toEqual(knownTags);
  });

  it('that are applied already do not run again', async () => {
    const pool = await emptyDatabase();
    await migrate(drizzle(pool));
    expect(await migrate(drizzle(pool))).toEqual([]);
  });
});
