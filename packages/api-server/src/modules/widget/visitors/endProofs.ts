import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { notifyVisitors } from '../../../db/notifyAudience';
import { visitors } from '../../../db/schema/widget/projects';
import type { Database } from '../../../ports';
import { deleteForeignNotices } from './deleteForeignNotices';
import { listSamePerson } from './samePerson';

type Proofs = {
  readonly agency_id: number;
  readonly project_id: number;
  /** Ends what was proved with keys of smaller versions. */
  readonly before: number;
};

/** Devices whose proofs end at once. */
const batchSize = 500;

/**
 * Ends proofs that were made with old keys, of some devices, and notifies the open pages of their persons: they see what
 * is left to them. Returns false if there may be more.
 */
export async function endProofs(tx: Database, { agency_id, project_id, before }: Proofs): Promise<boolean> {
  const rows = await tx
    .select({ id: visitors.id })
    .from(visitors)
    .where(
      and(
        eq(visitors.agency_id, agency_id),
        eq(visitors.project_id, project_id),
        eq(visitors.is_proven, true),
        lt(visitors.proof_key_version, before),
      ),
    )
    .orderBy(asc(visitors.id))
    .limit(batchSize)
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return true;
  const persons = await selectSamePersonIds(tx, agency_id, ids);
  await tx
    .update(visitors)
    .set({ is_proven: false })
    .where(and(eq(visitors.agency_id, agency_id), inArray(visitors.id, ids)));
  await deleteForeignNotices(tx, agency_id, ids);
  await notifyVisitors(
    tx,
    [...persons].map((visitor_id) => ({ agency_id, visitor_id })),
  );
  return ids.length < batchSize;
}

/** Each person's devices are found by an index, also where the database knows nothing yet about how many there are. */
async function selectSamePersonIds(
  tx: Database,
  agencyId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ devices: listSamePerson(visitors) })
    .from(visitors)
    .where(and(eq(visitors.agency_id, agencyId), inArray(visitors.id, ids)));
  return new Set(rows.flatMap(({ devices }) => devices));
}
