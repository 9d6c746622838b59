import type { ProjectTracker } from '@adlane/contract/widget/projects/trackers';
import { and, asc, eq } from 'drizzle-orm';
import { project_trackers } from '../../../../db/schema/widget/trackers';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';

export type TrackerRow = typeof project_trackers.$inferSelect;

export const isTracker = (agencyId: number, id: number) =>
  and(eq(project_trackers.agency_id, agencyId), eq(project_trackers.id, id));

export function toTracker(row: TrackerRow): ProjectTracker {
  const {
    agency_id: _tenant,
    sealed_token: _token,
    target_id: _target,
    webhook_key: _key,
    sealed_webhook_secret: _secret,
    ...wire
  } = row;
  return {
    ...wire,
    webhook_at: row.webhook_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Lists the trackers of a project, the oldest first. */
export function listTrackerRows({ tx, caller }: ReadContext, projectId: number): Promise<TrackerRow[]> {
  return tx
    .select()
    .from(project_trackers)
    .where(and(eq(project_trackers.agency_id, caller.agency_id), eq(project_trackers.project_id, projectId)))
    .orderBy(asc(project_trackers.id));
}

/** @throws Problem 404 */
export async function findTracker({ tx, caller }: ReadContext, id: number): Promise<TrackerRow> {
  const [row] = await tx.select().from(project_trackers).where(isTracker(caller.agency_id, id));
  return found(row);
}
