import { and, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { custom_inserts, smart_inserts } from '../../../db/schema/ads/smartInserts';
import type { Database } from '../../../ports';
import type { InsertHolder } from './findInsertMap';

/**
 * Returns whether the holder has filled in its business profile, or has a custom insert, its own or shared.
 */
export async function hasInserts(tx: Database, { agency_id, client_id }: InsertHolder): Promise<boolean> {
  const isHolders = (column: typeof smart_inserts.client_id | typeof custom_inserts.client_id) =>
    client_id === null ? isNull(column) : eq(column, client_id);
  const profile = tx
    .select({ one: sql`1` })
    .from(smart_inserts)
    .where(
      and(
        eq(smart_inserts.agency_id, agencies.id),
        isHolders(smart_inserts.client_id),
        sql`${smart_inserts.business} <> '{}'::jsonb`,
      ),
    );
  const custom = tx
    .select({ one: sql`1` })
    .from(custom_inserts)
    .where(
      and(
        eq(custom_inserts.agency_id, agencies.id),
        or(isNull(custom_inserts.client_id), isHolders(custom_inserts.client_id)),
      ),
    );
  const rows = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(and(eq(agencies.id, agency_id), or(exists(profile), exists(custom))));
  return rows.length > 0;
}
