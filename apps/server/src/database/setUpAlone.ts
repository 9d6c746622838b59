import type pg from 'pg';

/** Any number that all processes agree on; migrations have another one. */
const lockId = 4_731_208;

/**
 * Runs what sets a database up while no other process over it does: of several servers that start at once, each waits
 * for the one before. Takes a connection of the pool meanwhile.
 */
export async function setUpAlone<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    return await work();
  } finally {
    // The lock is the connection's, and ends with it.
    client.release(true);
  }
}
