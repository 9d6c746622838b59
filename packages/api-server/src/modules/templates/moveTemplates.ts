import { and, eq, type SQL, sql } from 'drizzle-orm';
import { templates } from '../../db/schema/templates';
import type { Database } from '../../ports';

/** Puts the tenant's templates that `which` names into a folder, or into none. */
export async function moveTemplates(
  tx: Database,
  agencyId: number,
  which: SQL | undefined,
  { folderId, now }: { readonly folderId: number | null; readonly now: Date },
): Promise<void> {
  // Instants of change only grow, as in `monotonicNow`.
  const updated_at = sql`greatest(${now.toISOString()}::timestamptz, ${templates.updated_at} + interval '1 millisecond')`;
  await tx
    .update(templates)
    .set({ folderId, updated_at })
    .where(and(eq(templates.agency_id, agencyId), which));
}
