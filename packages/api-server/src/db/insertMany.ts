import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../ports';
import { toRows } from './toRows';

/** The columns of a table that a row names: our name of each, and the database's. */
function namedIn(table: PgTable, row: object): (readonly [key: string, name: string])[] {
  const named = new Set(Object.keys(row));
  return Object.entries(getTableColumns(table))
    .filter(([key]) => named.has(key))
    .map(([key, { name }]) => [key, name] as const);
}

/** Halves of characters, which a text that was cut may end in, as drivers send them: no JSON column takes them. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value;
}

/**
 * Inserts many rows, which all name the same columns; the others take their defaults. They go as one parameter: writing a
 * statement with a place for each of ten thousand values takes longer than PostgreSQL does.
 * @param returning what is answered of each row, as in `returning id`
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
