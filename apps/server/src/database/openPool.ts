import pg from 'pg';
import { openTurnSocket } from './openTurnSocket';

export type PoolOptions = {
  readonly url: string;
  /** Connections at most; each costs PostgreSQL some 5 MB. */
  readonly size: number;
  /** A statement that runs longer is cancelled. */
  readonly statementTimeoutMs: number;
  readonly onError: (error: Error) => void;
};

/** A pool that survives the loss of its connections: requests fail one by one, and the next ones connect anew. */
export function openPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'adlane',
    keepAlive: true,
    // Statements of one transaction that do not wait for each other go in one round trip.
    pipeline: true,
    stream: openTurnSocket,
  });
  // An idle connection that breaks emits here; without a listener it would end the process.
  pool.on('error', (error) => {
    // A pool that is being closed loses its connections on purpose.
    if (!pool.ending) options.onError(error);
  });
  // One that breaks between two statements of a transaction has nobody else to tell: the next statement fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
