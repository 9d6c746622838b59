import type { Database } from '@adlane/api-server';
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';

type NoTables = Record<string, never>;
type Transaction = NodePgTransaction<NoTables, NoTables>;
type Work<T> = (tx: Transaction) => Promise<T>;

/**
 * Drizzle's session with fewer round trips per transaction: the opening statements are sent together with the
 * first query, which a pipelined connection runs in order. Each connection reuses one transaction object, so
 * its prepared statements are reused, too.
 */
class PooledSession extends NodePgSession<NoTables, NoTables> {
  readonly #pool: pg.Pool;
  readonly #transactions = new WeakMap<pg.PoolClient, Transaction>();

  constructor(pool: pg.Pool, dialect: PgDialect) {
    super(pool, dialect, undefined);
    this.#pool = pool;
  }

  override transaction<T>(work: Work<T>, config?: PgTransactionConfig): Promise<T> {
    return this.open('begin', async (tx) => {
      if (config) await tx.setTransaction(config);
      return work(tx);
    });
  }

  /** @param opening statements that begin the transaction, without parameters */
  async open<T>(opening: string, work: Work<T>): Promise<T> {
    const client = await this.#pool.connect();
    const opened = client.query(opening);
    // When the opening fails, so does the query sent behind it; the reason is reported below.
    opened.catch(() => undefined);
    try {
      const result = await work(this.#toTransaction(client));
      await opened;
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // A connection that can't even roll back is not reusable.
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  }

  /** @param opening as for `open`, for a read-only transaction */
  async read<T>(opening: string, read: Work<T>): Promise<T> {
    const client = await this.#pool.connect();
    const opened = client.query(opening);
    const reading = (async () => read(this.#toTransaction(client)))();
    // After a failed statement this rolls back and does not fail itself.
    const ended = client.query('commit');
    const [, answer, end] = await Promise.allSettled([opened, reading, ended]);
    client.release(end.status === 'rejected');
    await opened;
    await ended;
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  }

  #toTransaction(client: pg.PoolClient): Transaction {
    const known = this.#transactions.get(client);
    if (known) return known;
    const session = new NodePgSession<NoTables, NoTables>(client, this.dialect, undefined);
    const made: Transaction = new NodePgTransaction(this.dialect, session, undefined);
    this.#transactions.set(client, made);
    return made;
  }
}

/** Drizzle over a pool of pipelined connections (`openPool`). */
export function pooledDrizzle(pool: pg.Pool): Database {
  const dialect = new PgDialect();
  const session = new PooledSession(pool, dialect);
  const database = new NodePgDatabase<NoTables>(dialect, session, undefined);
  return Object.assign(database, {
    transactionUnder: <T>(settings: string, work: Work<T>) => session.open(`begin; ${settings}`, work),
    readUnder: <T>(settings: string, read: Work<T>) => session.read(`begin read only; ${settings}`, read),
  });
}
