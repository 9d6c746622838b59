import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { template_imports } from '../../../db/schema/ads/templateImports';
import { asOperator } from '../../../db/tenant';
import type { Ports } from '../../../ports';

/** Days for which an import and its rows stay after its last progress. */
export const importRetentionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
/** Each may have 10,000 rows, which are deleted with it. */
const sweptAtOnce = 20;

/**
 * Deletes imports of all tenants that ended long ago, with their rows; the created templates stay. Safe to
 * run twice.
 */
export async function sweepImports(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - importRetentionDays * dayMs);
  await asOperator(ports.db, async (tx) => {
    const old = await tx
      .select({ agency_id: template_imports.agency_id, id: template_imports.id })
      .from(template_imports)
      .where(and(eq(template_imports.status, 'completed'), lt(template_imports.updated_at, before)))
      .orderBy(asc(template_imports.updated_at))
      .limit(sweptAtOnce)
      .for('update', { skipLocked: true });
    for (const agencyId of new Set(old.map(({ agency_id }) => agency_id))) {
      const ids = old.filter(({ agency_id }) => agency_id === agencyId).map(({ id }) => id);
      await tx
        .delete(template_imports)
        .where(and(eq(template_imports.agency_id, agencyId), inArray(template_imports.id, ids)));
    }
  });
}
