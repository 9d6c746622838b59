import type { TourForm } from '@adlane/contract/widget/guides';
import { and, eq } from 'drizzle-orm';
import { guides } from '../../../db/schema/widget/guides';
import type { Database } from '../../../ports';

type Project = { readonly agency_id: number; readonly project_id: number };

/** Finds a live tour of a project. */
export async function findLiveTour(
  tx: Database,
  { agency_id, project_id }: Project,
  id: number,
): Promise<TourForm | undefined> {
  const [row] = await tx
    .select({ config: guides.config })
    .from(guides)
    .where(
      and(
        eq(guides.agency_id, agency_id),
        eq(guides.project_id, project_id),
        eq(guides.id, id),
        eq(guides.kind, 'tour'),
        eq(guides.status, 'live'),
      ),
    );
  return row && 'steps' in row.config ? row.config : undefined;
}
