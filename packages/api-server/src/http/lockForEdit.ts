import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { monotonicNow } from '../db/monotonicNow';
import { found, Problem } from './problem';
import type { UseCaseContext } from './UseCaseContext';

/** A table whose rows people edit. */
type EditedTable = PgTable & {
  readonly agency_id: PgColumn;
  readonly id: PgColumn;
  readonly updated_at: PgColumn;
};

/**
 * Checks the version that an editor opened against the stored one.
 * @throws Problem 409 if the stored one is newer
 */
export function checkBase(base_updated_at: string | undefined, stored: { readonly updated_at: Date }): void {
  if (base_updated_at === undefined || Date.parse(base_updated_at) >= stored.updated_at.getTime()) return;
  throw new Problem(
    'EDIT_CONFLICT',
    'Another user has changed this in the meantime. Choose which version to keep.',
  );
}

/**
 * Locks a record of the caller's agency until its edit is stored. Returns the context of the edit: its `now` is
 * later than the stored version, so that no two versions have the same `updated_at`.
 * @throws Problem 404; 409 if the stored version is newer than the opened one
 */
export async function lockForEdit(
  ctx: UseCaseContext,
  table: EditedTable,
  { id, base_updated_at }: { readonly id: number; readonly base_updated_at?: string | undefined },
): Promise<UseCaseContext> {
  const { tx, caller, now } = ctx;
  const updated_at = sql`${table.updated_at}`.mapWith(table.updated_at);
  const [row] = await tx
    .select({ updated_at })
    .from(table as PgTable)
    .where(and(eq(table.agency_id, caller.agency_id), eq(table.id, id)))
    .for('update');
  const stored = found(row) as { readonly updated_at: Date };
  checkBase(base_updated_at, stored);
  return { ...ctx, now: monotonicNow(stored.updated_at, now) };
}
