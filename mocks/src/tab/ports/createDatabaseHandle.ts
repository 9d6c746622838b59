import type { Database } from '@adlane/api-server';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';

/** A handle of a database that stays open when the handle is closed. */
export type DatabaseHandle = {
  readonly db: Database;
  readonly isClosed: () => boolean;
  /** Rejects every later statement; a transaction that has begun ends first. */
  close(): void;
};

const statements: ReadonlySet<string | symbol> = new Set(['query', 'exec', 'transaction']);

/**
 * Creates a handle for one API between two resets: requests and jobs that outlive a reset, such as a launch that waits,
 * must not write into the next story's data.
 */
export function createDatabaseHandle(pglite: PGlite): DatabaseHandle {
  let isClosed = false;
  const refuse = async () => {
    throw new Error('The world was reset meanwhile.');
  };
  const client = new Proxy(pglite, {
    get(target, key) {
      if (isClosed && statements.has(key)) return refuse;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    db: drizzle(client),
    isClosed: () => isClosed,
    close() {
      isClosed = true;
    },
  };
}
