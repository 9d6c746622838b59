import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Selects all values of a query as one array in this order, so that 100,000 ids need no row each. */
export function orderedList<T>(value: SQLWrapper, order: readonly SQL[]): SQL<T[]> {
  return sql<T[]>`coalesce(json_agg(${value} order by ${sql.join([...order], sql`, `)}), '[]')`;
}
