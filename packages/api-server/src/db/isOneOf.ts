import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * True where a column of whole numbers has one of the values: like Drizzle's `inArray`, but one parameter, however many
 * the values are, and so one text of the statement. None fits an empty list.
 */
export function isOneOf(column: PgColumn, values: Iterable<number>): SQL {
  return sql`${column} = any(${sql.param([...values])}::int[])`;
}
