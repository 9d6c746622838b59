import type { Database } from '../ports';

/**
 * Caches a prepared statement per connection: building the SQL of a large query costs more than executing it. Node keeps
 * the connection's object and PostgreSQL the plan; in a tab each transaction prepares again.
 */
export function prepareOnce<Statement extends object>(
  prepare: (tx: Database) => Statement,
): (tx: Database) => Statement {
  const cache = new WeakMap<Database, Statement>();
  return (tx) => {
    const known = cache.get(tx);
    if (known) return known;
    const made = prepare(tx);
    cache.set(tx, made);
    return made;
  };
}
