import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../ports';
import { toRows } from './toRows';

/** Returns the columns that a row names: our name of each, and the database's. */
function namedIn(table: PgTable, row: object): (readonly [key: string, name: string])[] {
  const named = new Set(Object.keys(row));
  return Object.entries(getTableColumns(table))
    .filter(([key]) => named.has(key))
    .map(([key, { name }]) => [key, name] as const);
}

/**
 * Replaces lone surrogates, in which a truncated text may end, as drivers do: no JSON column accepts them.
 */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value;
}

/**
 * Inserts many rows that name the same columns; other columns get their defaults. The rows are sent as one
 * parameter, because building a statement with ten thousand placeholders takes longer than executing it.
 * @param returning the columns to return of each row
 */
export async function insertMany<Table extends PgTable, Returned = never>(
  tx: Database,
  table: Table,
  values: readonly Table['$inferInsert'][],
  returning?: SQL,
): Promise<Returned[]> {
  const [first] = values;
  if (!first) return [];
  const written = namedIn(table, first);
  const columns = sql.join(
    written.map(([, name]) => sql.identifier(name)),
    sql`, `,
  );
  const rows = values.map((row) =>
    Object.fromEntries(written.map(([key, name]) => [name, Reflect.get(row, key)])),
  );
  return toRows<Returned>(
    await tx.execute(sql`
      insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows, storable)}::jsonb)
      ${returning ?? sql``}`),
  );
}
