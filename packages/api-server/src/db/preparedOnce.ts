import type { Database } from '../ports';

/**
 * A statement that is prepared once for each transaction object: Drizzle takes longer to write a large one than PostgreSQL
 * takes to run it. In Node a connection keeps its object, and PostgreSQL the plan; in a tab each transaction prepares anew.
 */
export function preparedOnce<Statement extends object>(
  prepare: (tx: Database) => Statement,
): (tx: Database) => Statement {
  const kept = new WeakMap<Database, Statement>();
  return (tx) => {
    const known = kept.get(tx);
    if (known) return known;
    const made = prepare(tx);
    kept.set(tx, made);
    return made;
  };
}
