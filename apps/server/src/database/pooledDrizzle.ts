import { sql } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

type NoTables = Record<string, never>;
type Transaction = NodePgTransaction<NoTables, NoTables>;

/**
 * Drizzle's session, whose transactions cost fewer round trips: `begin` is sent with what follows it, which a pipelined
 * connection takes in order. Each connection keeps one transaction object for all of its transactions, so that what
 * was prepared through it can be used again.
 */
class PooledSession extends NodePgSession<NoTables, NoTables> {
  readonly #pool: pg.Pool;
  readonly #transactions = new WeakMap<pg.PoolClient, Transaction>();

  constructor(pool: pg.Pool, dialect: PgDialect) {
    super(pool, dialect, undefined);
    this.#pool = pool;
  }

  override async transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = await this.#pool.connect();
    const tx = this.#transactionOf(client);
    const begun = tx.execute(sql`begin`).then(() => undefined);
    // Where it fails, so does what was sent behind it; it is asked for its own reason below.
    begun.catch(() => undefined);
    try {
      if (config) await tx.setTransaction(config);
      const result = await work(tx);
      await begun;
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // A connection that can't even roll back is of no use to the next.
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  }

  #transactionOf(client: pg.PoolClient): Transaction {
    const known = this.#transactions.get(client);
    if (known) return known;
    const session = new NodePgSession<NoTables, NoTables>(client, this.dialect, undefined);
    const made: Transaction = new NodePgTransaction(this.dialect, session, undefined);
    this.#transactions.set(client, made);
    return made;
  }
}

/** Drizzle over a pool of pipelined connections (`openPool`). */
export function pooledDrizzle(pool: pg.Pool): NodePgDatabase<NoTables> {
  const dialect = new PgDialect();
  return new NodePgDatabase(dialect, new PooledSession(pool, dialect), undefined);
}
