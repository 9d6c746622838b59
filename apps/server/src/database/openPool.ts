import pg from 'pg';
import { openBatchingSocket } from './openBatchingSocket';

export type PoolOptions = {
  readonly url: string;
  /** Maximum number of connections; each costs PostgreSQL about 5 MB. */
  readonly size: number;
  /** A statement that runs longer is cancelled. */
  readonly statementTimeoutMs: number;
  readonly onError: (error: Error) => void;
};

/** Opens a pool that survives lost connections: the requests on them fail, later ones reconnect. */
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
    // Statements of one transaction that don't wait for each other share one round trip.
    pipeline: true,
    stream: openBatchingSocket,
  });
  // A broken idle connection emits here; without a listener it would end the process.
  pool.on('error', (error) => {
    // A closing pool loses its connections on purpose.
    if (!pool.ending) options.onError(error);
  });
  // A connection that breaks between two statements needs no report: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
