import { and, asc, eq, isNull } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { projects } from '../../../db/schema/widget/projects';
import type { Database } from '../../../ports';

/** Finds the operator's first project, which receives errors of the ads app as tickets. */
export async function findOperatorProject(tx: Database) {
  const [row] = await tx
    .select({
      id: projects.id,
      agency_id: projects.agency_id,
      sealed_report_token: projects.sealed_report_token,
    })
    .from(projects)
    .innerJoin(agencies, eq(agencies.id, projects.agency_id))
    .where(and(eq(agencies.kind, 'operator'), isNull(projects.archived_at)))
    .orderBy(asc(projects.id))
    .limit(1);
  return row;
}
