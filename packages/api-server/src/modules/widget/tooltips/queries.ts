import { and, asc, eq, sql } from 'drizzle-orm';
import { guides } from '../../../db/schema/widget/guides';
import type { Database } from '../../../ports';
import type { ProjectRow } from '../projects/queries';

type ProjectKey = Pick<ProjectRow, 'agency_id' | 'id'>;

const isLiveIn = ({ agency_id, id }: ProjectKey) =>
  and(
    eq(guides.agency_id, agency_id),
    eq(guides.project_id, id),
    eq(guides.kind, 'tooltip'),
    eq(guides.status, 'live'),
  );

/** Lists the live tooltips of a project, oldest first. */
export async function listLiveTooltips(tx: Database, project: ProjectKey) {
  const rows = await tx
    .select({ id: guides.id, config: guides.config })
    .from(guides)
    .where(isLiveIn(project))
    .orderBy(asc(guides.id));
  return rows.flatMap(({ id, config }) => ('html' in config ? [{ id: String(id), ...config }] : []));
}

/** Returns whether a project has live tooltips. */
export async function hasLiveTooltips(tx: Database, project: ProjectKey): Promise<boolean> {
  const rows = await tx.select({ one: sql`1` }).from(guides).where(isLiveIn(project)).limit(1);
  return rows.length > 0;
}
