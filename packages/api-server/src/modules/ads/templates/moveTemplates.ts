import { and, eq, type SQL, sql } from 'drizzle-orm';
import { templates } from '../../../db/schema/ads/templates';
import type { Database } from '../../../ports';

/** Moves the tenant's templates that match `which` into a folder, or out of any. */
export async function moveTemplates(
  tx: Database,
  agencyId: number,
  which: SQL | undefined,
  { folderId, now }: { readonly folderId: number | null; readonly now: Date },
): Promise<void> {
  // Always later than before, as in `monotonicNow`.
  const updated_at = sql`greatest(${now.toISOString()}::timestamptz, ${templates.updated_at} + interval '1 millisecond')`;
  await tx
    .update(templates)
    .set({ folderId, updated_at })
    .where(and(eq(templates.agency_id, agencyId), which));
}
