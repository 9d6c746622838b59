import { and, eq, isNull, sql } from 'drizzle-orm';
import { project_trackers, ticket_issues } from '../../../../db/schema/widget/trackers';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';
import type { Database } from '../../../../ports';
import { isTracker, type TrackerRow } from './queries';

export type NewTracker = typeof project_trackers.$inferInsert;

export async function insertTracker({ tx }: ReadContext, values: NewTracker): Promise<TrackerRow> {
  const [row] = await tx.insert(project_trackers).values(values).returning();
  return found(row);
}

export async function updateTrackerRow(
  { tx, caller }: ReadContext,
  id: number,
  change: Partial<NewTracker>,
): Promise<TrackerRow> {
  const [row] = await tx
    .update(project_trackers)
    .set(change)
    .where(isTracker(caller.agency_id, id))
    .returning();
  return found(row);
}

/** Stores why a tracker is not reached; returns whether it worked until now. */
export async function updateTrackerProblem(
  tx: Database,
  { agency_id, id }: Pick<TrackerRow, 'agency_id' | 'id'>,
  problem: string,
): Promise<boolean> {
  const rows = await tx
    .update(project_trackers)
    .set({ problem })
    .where(and(isTracker(agency_id, id), isNull(project_trackers.problem)))
    .returning({ id: project_trackers.id });
  return rows.length > 0;
}

/** Makes the issues of a tracker due that waited for it. */
export async function updateIssuesToDue({ tx, caller }: ReadContext, trackerId: number): Promise<void> {
  await tx
    .update(ticket_issues)
    .set({ due_at: sql`least(${ticket_issues.due_at}, now())` })
    .where(and(eq(ticket_issues.agency_id, caller.agency_id), eq(ticket_issues.tracker_id, trackerId)));
}

/** Deletes a tracker; its issues stay with their last status, and those that are not created yet fail. */
export async function deleteTrackerRow({ tx, caller }: ReadContext, id: number): Promise<void> {
  const { agency_id } = caller;
  const ofTracker = and(eq(ticket_issues.agency_id, agency_id), eq(ticket_issues.tracker_id, id));
  await tx
    .update(ticket_issues)
    .set({ status: 'FAILED', error: 'The tracker was disconnected before this issue was created.' })
    .where(and(ofTracker, eq(ticket_issues.status, 'PENDING')));
  await tx.update(ticket_issues).set({ tracker_id: null, due_at: null }).where(ofTracker);
  await tx.delete(project_trackers).where(isTracker(agency_id, id));
}
