import { allVisitors } from '@adlane/contract/widget/outbound/manage';
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

/** Lists the live tooltips of a project with who sees them, oldest first. */
export async function listLiveTooltips(tx: Database, project: ProjectKey) {
  const rows = await tx
    .select({ id: guides.id, config: guides.config, audience: guides.audience })
    .from(guides)
    .where(isLiveIn(project))
    .orderBy(asc(guides.id));
  return rows.flatMap(({ id, config, audience }) =>
    'html' in config ? [{ tooltip: { id: String(id), ...config }, audience: audience ?? allVisitors }] : [],
  );
}

/** Returns whether a project has live tooltips. */
export async function hasLiveTooltips(tx: Database, project: ProjectKey): Promise<boolean> {
  const rows = await tx.select({ one: sql`1` }).from(guides).where(isLiveIn(project)).limit(1);
  return rows.length > 0;
}
