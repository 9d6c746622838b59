import { Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Parameter } from './placeholders';

/**
 * True where a column of whole numbers has one of the values: like Drizzle's `inArray`, but one parameter, however many
 * the values are, and so one text of the statement. None fits an empty list.
 */
export function isAmong(column: PgColumn, values: Parameter<Iterable<number>>): SQL {
  // As PostgreSQL writes a list: the driver takes a hundred bytes for each number of an array.
  const list = values instanceof Placeholder ? values : sql.param(`{${[...values].join(',')}}`);
  return sql`${column} = any(${list}::int[])`;
}
