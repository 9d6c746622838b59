import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { monotonicNow } from '../db/monotonicNow';
import { editConflict, found } from './problem';
import type { UseCaseContext } from './UseCaseContext';

/** A table whose rows people edit. */
type EditedTable = PgTable & {
  readonly agency_id: PgColumn;
  readonly id: PgColumn;
  readonly updated_at: PgColumn;
};

/** Reads a record as its call answers it. */
type ReadStored = () => Promise<Readonly<Record<string, unknown>>>;

/**
 * Checks the version that an editor opened against the stored one.
 * @throws Problem 409 with the stored record if that is newer
 */
export async function checkBase(
  base_updated_at: string | undefined,
  stored: { readonly updated_at: Date },
  readStored: ReadStored,
): Promise<void> {
  if (base_updated_at === undefined || Date.parse(base_updated_at) >= stored.updated_at.getTime()) return;
  throw editConflict(await readStored());
}

/**
 * Locks a record of the caller's agency until its edit is stored. Returns the context of the edit: its `now` is
 * later than the stored version, so that no two versions have the same `updated_at`.
 * @throws Problem 404; 409 with the stored record if that is newer than the opened one
 */
export async function lockForEdit(
  ctx: UseCaseContext,
  table: EditedTable,
  { id, base_updated_at }: { readonly id: number; readonly base_updated_at?: string | undefined },
  readStored: ReadStored,
): Promise<UseCaseContext> {
  const { tx, caller, now } = ctx;
  const updated_at = sql`${table.updated_at}`.mapWith(table.updated_at);
  const [row] = await tx
    .select({ updated_at })
    .from(table as PgTable)
    .where(and(eq(table.agency_id, caller.agency_id), eq(table.id, id)))
    .for('update');
  const stored = found(row) as { readonly updated_at: Date };
  await checkBase(base_updated_at, stored, readStored);
  return { ...ctx, now: monotonicNow(stored.updated_at, now) };
}
