import { once } from 'node:events';
import { appRole, type Database } from '@adlane/api-server';
import type pg from 'pg';
import { inject } from 'vitest';
import { openPool } from '../../../src/database/openPool';
import { pooledDrizzle } from '../../../src/database/pooledDrizzle';
import { ownerRole, withIdentity } from '../../../src/database/prepareDatabase';

export type TestPools = {
  /** Bound by row-level security, like requests. */
  readonly appPool: pg.Pool;
  /** Owner of the tables, who sees everything. */
  readonly ownerPool: pg.Pool;
  /** Drizzle over `appPool`. */
  readonly db: Database;
};

/** `discard all` without dropping prepared statements and their plans, which are what makes a connection worth reusing. */
const resetSession = `rollback; close all; set session authorization default; reset all; unlisten *;
  select pg_advisory_unlock_all(); discard sequences; discard temp`;

function openTestPool(role: string, database: string): pg.Pool {
  const { superuserUrl, password } = inject('testCluster');
  const url = withIdentity(superuserUrl, role, password, database);
  return openPool({ url, size: 5, statementTimeoutMs: 15_000, onError: () => undefined });
}

export function openTestPools(database: string): TestPools {
  const appPool = openTestPool(appRole, database);
  return { appPool, ownerPool: openTestPool(ownerRole, database), db: pooledDrizzle(appPool) };
}

export async function endTestPools({ appPool, ownerPool }: TestPools): Promise<void> {
  await Promise.all([appPool, ownerPool].filter(({ ending }) => !ending).map((pool) => pool.end()));
}

async function resetPool(pool: pg.Pool): Promise<number[]> {
  while (pool.idleCount < pool.totalCount) await once(pool, 'release');
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  const pids = clients.map(async (client) => {
    try {
      await client.query(resetSession);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      client.release();
      return rows.map(({ pid }) => pid);
    } catch {
      client.release(true);
      return [];
    }
  });
  return (await Promise.all(pids)).flat();
}

/**
 * Waits for the connections in use and resets their sessions. Returns the process ids of the connections, or undefined
 * where a pool was ended.
 */
export async function resetTestPools({ appPool, ownerPool }: TestPools): Promise<number[] | undefined> {
  if (appPool.ending || ownerPool.ending) return undefined;
  return (await Promise.all([resetPool(appPool), resetPool(ownerPool)])).flat();
}

function lend<T extends object>(target: T): { proxy: T; revoke: () => void } {
  return Proxy.revocable(target, {
    get(_target, name) {
      const value: unknown = Reflect.get(target, name);
      // Calls itself later, when the loan may be over.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Lends pools until `revoke`: what a test left running fails from then on and never changes the rows of the next one. */
export function lendTestPools({ appPool, ownerPool, db }: TestPools): { pools: TestPools; revoke(): void } {
  const loans = { appPool: lend(appPool), ownerPool: lend(ownerPool), db: lend(db) };
  return {
    pools: { appPool: loans.appPool.proxy, ownerPool: loans.ownerPool.proxy, db: loans.db.proxy },
    revoke() {
      for (const loan of Object.values(loans)) loan.revoke();
    },
  };
}
