import type { Database } from '@adlane/api-server';
import * as schema from '@adlane/api-server/schema';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

/** Ids per table: more than the demo data or a test has rows in one. */
const rangeSize = 1000;

function hasGeneratedId(table: PgTable): boolean {
  return getTableColumns(table)['id']?.generatedIdentity !== undefined;
}

/** Tables whose ids are generated, agencies first: stories name their ids. */
const tableNames = Object.values<unknown>(schema)
  .filter((value): value is PgTable => is(value, PgTable) && hasGeneratedId(value))
  .map(getTableName)
  .sort((a, b) => Number(b === 'agencies') - Number(a === 'agencies') || a.localeCompare(b, 'en'));

/**
 * Returns the first id of a table of the demo data, which is no id of another table.
 * @throws Error when the table generates no ids
 */
export function getFirstId(table: string): number {
  const at = tableNames.indexOf(table);
  if (at === -1) throw new Error(`The table ${table} generates no ids.`);
  return at * rangeSize + 1;
}

/**
 * Lets the ids of each table begin at their own number. Where all tables begin at 1, a query that compares the id of
 * one table with that of another finds the right rows by accident.
 * @param db its role owns the tables
 */
export async function spreadIds(db: Database): Promise<void> {
  for (const name of tableNames) {
    const first = sql.raw(String(getFirstId(name)));
    await db.execute(
      sql`alter table ${sql.identifier(name)} alter column id set start with ${first} restart with ${first}`,
    );
  }
}
