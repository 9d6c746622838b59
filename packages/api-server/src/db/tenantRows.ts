import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../ports';

type RowTable = PgTable & { readonly id: PgColumn };
type TenantTable = RowTable & { readonly agency_id: PgColumn };
type Key = { readonly agency_id: number; readonly id: number };

function hasKey(table: TenantTable, { agency_id, id }: Key): SQL | undefined {
  return and(eq(table.agency_id, agency_id), eq(table.id, id));
}

/** Inserts a row and returns its id. */
export async function insertRow<Table extends RowTable>(
  tx: Database,
  table: Table,
  values: PgInsertValue<Table>,
): Promise<number> {
  const id = sql<number>`${table.id}`;
  const [created] = await tx.insert(table).values(values).returning({ id });
  return created?.id ?? 0;
}

/** Updates a row of a tenant. */
export async function updateRow<Table extends TenantTable>(
  tx: Database,
  table: Table,
  key: Key,
  values: PgUpdateSetSource<Table>,
): Promise<void> {
  await tx.update(table).set(values).where(hasKey(table, key));
}

/** Deletes a row of a tenant. */
export async function deleteRow(tx: Database, table: TenantTable, key: Key): Promise<void> {
  await tx.delete(table).where(hasKey(table, key));
}
