import { and, asc, inArray, sql } from 'drizzle-orm';
import { leads } from '../../../db/schema/ads/ads';
import { deleted_leads } from '../../../db/schema/ads/leadDeliveries';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { isVisibleTo } from './queries';

/** Deletes those leads that the caller sees; returns their ids. */
export async function deleteLeadRows(ctx: UseCaseContext, ids: readonly number[]): Promise<number[]> {
  const { tx, caller } = ctx;
  const own = and(isVisibleTo(caller), inArray(leads.id, [...ids]));
  // Always in one order, so that two bulk calls never deadlock.
  await tx.select({ id: leads.id }).from(leads).where(own).orderBy(asc(leads.id)).for('update');
  const gone = await tx.delete(leads).where(own).returning({ id: leads.id, external_id: leads.external_id });
  await storeDeleted(tx, caller.agency_id, gone);
  return gone.map(({ id }) => id);
}

/** Stores deleted leads, so that no event or sweep brings them back. */
async function storeDeleted(
  tx: Database,
  agency_id: number,
  gone: readonly { readonly external_id: string | null }[],
): Promise<void> {
  const rows = gone.flatMap(({ external_id }) => (external_id === null ? [] : [{ agency_id, external_id }]));
  if (rows.length === 0) return;
  await tx
    .insert(deleted_leads)
    .values(rows.map((row) => ({ ...row, deleted_at: sql`now()` })))
    .onConflictDoNothing();
}
