import type pg from 'pg';

/** The advisory lock of database setup; migrations have another one. */
const lockId = 4_731_208;

/**
 * Runs database setup under a lock: of several servers that start at once, each waits for the one before.
 * Uses one connection of the pool meanwhile.
 */
export async function withSetupLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    return await work();
  } finally {
    // The lock belongs to the connection and ends with it.
    client.release(true);
  }
}
