import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { project_trackers, ticket_issues } from '../../../../db/schema/widget/trackers';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';
import type { Database } from '../../../../ports';
import type { TrackerRow } from '../../projects/trackers/queries';
import { type IssueRow, isIssue } from './queries';

/** Inserts an issue; undefined if the ticket has one of the same tracker. */
export async function insertIssue(
  { tx }: ReadContext,
  values: typeof ticket_issues.$inferInsert,
): Promise<IssueRow | undefined> {
  const [row] = await tx.insert(ticket_issues).values(values).onConflictDoNothing().returning();
  return row;
}

export async function updateIssueRow(
  tx: Database,
  { agency_id, id }: Pick<IssueRow, 'agency_id' | 'id'>,
  change: Partial<typeof ticket_issues.$inferInsert>,
): Promise<IssueRow> {
  const [row] = await tx.update(ticket_issues).set(change).where(isIssue(agency_id, id)).returning();
  return found(row);
}

/** Moves the issues of a ticket to another one, except for those of trackers of which that one has an issue. */
export async function updateIssueTickets(
  tx: Database,
  agencyId: number,
  fromId: number,
  toId: number,
): Promise<void> {
  const ofTicket = (id: number) =>
    and(eq(ticket_issues.agency_id, agencyId), eq(ticket_issues.ticket_id, id));
  const known = tx
    .select({ tracker_id: ticket_issues.tracker_id })
    .from(ticket_issues)
    .where(and(ofTicket(toId), isNotNull(ticket_issues.tracker_id)));
  await tx
    .update(ticket_issues)
    .set({ ticket_id: toId })
    .where(
      and(
        ofTicket(fromId),
        or(isNull(ticket_issues.tracker_id), notInArray(ticket_issues.tracker_id, known)),
      ),
    );
}

export async function deleteIssueRow({ tx, caller }: ReadContext, id: number): Promise<void> {
  await tx.delete(ticket_issues).where(isIssue(caller.agency_id, id));
}

export type DueIssue = { readonly issue: IssueRow; readonly tracker: TrackerRow };

/** Claims due issues of trackers that work, oldest first: until the lease ends no other worker has them. */
export async function claimDueIssues(
  tx: Database,
  agencyId: number,
  { now, leaseMs, limit }: { readonly now: Date; readonly leaseMs: number; readonly limit: number },
): Promise<DueIssue[]> {
  const due = tx.$with('due').as(
    tx
      .select({ due_id: sql<number>`${ticket_issues.id}`.as('due_id') })
      .from(ticket_issues)
      .innerJoin(
        project_trackers,
        and(
          eq(project_trackers.agency_id, ticket_issues.agency_id),
          eq(project_trackers.id, ticket_issues.tracker_id),
        ),
      )
      .where(
        and(
          eq(ticket_issues.agency_id, agencyId),
          lte(ticket_issues.due_at, now),
          or(isNull(ticket_issues.locked_until), lte(ticket_issues.locked_until, now)),
          isNull(project_trackers.problem),
        ),
      )
      .orderBy(asc(ticket_issues.due_at), asc(ticket_issues.id))
      .limit(limit)
      .for('update', { of: ticket_issues, skipLocked: true }),
  );
  const until = new Date(now.getTime() + leaseMs);
  const issues = await tx
    .with(due)
    .update(ticket_issues)
    .set({ due_at: until, locked_until: until, attempts: sql`${ticket_issues.attempts} + 1` })
    .where(
      and(
        eq(ticket_issues.agency_id, agencyId),
        inArray(ticket_issues.id, tx.select({ id: due.due_id }).from(due)),
      ),
    )
    .returning();
  const ids = issues.flatMap(({ tracker_id }) => tracker_id ?? []);
  if (ids.length === 0) return [];
  const trackers = await tx
    .select()
    .from(project_trackers)
    .where(and(eq(project_trackers.agency_id, agencyId), inArray(project_trackers.id, ids)));
  return issues
    .toSorted((one, other) => one.id - other.id)
    .flatMap((issue) => {
      const tracker = trackers.find(({ id }) => id === issue.tracker_id);
      return tracker ? [{ issue, tracker }] : [];
    });
}
