import { setTimeout as sleep } from 'node:timers/promises';
import { knownMigrations, migrate } from '@adlane/api-server';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openPool } from '../../src/database/openPool';
import { terminateConnection } from '../fixtures/connections';
import { findAdvisoryLockHolder, listPublicTables } from '../fixtures/databaseCatalog';
import { listMigrationTags } from '../fixtures/rows/migrationRows';
import { createEmptyDatabases } from '../harness/databases/createEmptyDatabases';

const knownTags = knownMigrations.map(({ tag }) => tag);
const databases = createEmptyDatabases('migrated');
const pools: pg.Pool[] = [];

async function openEmptyDatabase(): Promise<pg.Pool> {
  const url = await databases.create();
  // The server's pool, which survives a lost connection.
  const pool = openPool({ url, size: 3, statementTimeoutMs: 60_000, onError: () => undefined });
  pools.push(pool);
  return pool;
}

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await databases.drop();
});

describe('migrations:', () => {
  it('run in one of two servers that start together, while the other waits', async () => {
    const pool = await openEmptyDatabase();
    const [first, second] = await Promise.all([migrate(drizzle(pool)), migrate(drizzle(pool))]);
    expect([first.length, second.length].toSorted((a, b) => a - b)).toEqual([0, knownMigrations.length]);
    expect(await listMigrationTags(pool)).toEqual(knownTags);
  });

  it('that are interrupted leave nothing, and the next start runs them', async () => {
    const pool = await openEmptyDatabase();
    const cut = migrate(drizzle(pool)).then(
      () => 'done',
      () => 'cut off',
    );
    // The migration is running: it holds the lock that makes others wait.
    for (let holder: number | undefined; holder === undefined; await sleep(2)) {
      holder = await findAdvisoryLockHolder(pool);
      if (holder !== undefined) await terminateConnection(pool, holder);
    }
    expect(await cut).toBe('cut off');
    expect(await listPublicTables(pool)).toEqual([]);
    expect(await migrate(drizzle(pool))).toEqual(knownTags);
  });

  it('that are applied already do not run again', async () => {
    const pool = await openEmptyDatabase();
    await migrate(drizzle(pool));
    expect(await migrate(drizzle(pool))).toEqual([]);
  });
});
