import type { TicketIssue } from '@adlane/contract/widget/tickets/issues';
import { and, asc, eq } from 'drizzle-orm';
import { ticket_issues } from '../../../../db/schema/widget/trackers';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';
import type { Database } from '../../../../ports';

export type IssueRow = typeof ticket_issues.$inferSelect;

export const isIssue = (agencyId: number, id: number) =>
  and(eq(ticket_issues.agency_id, agencyId), eq(ticket_issues.id, id));

export function toIssue(row: IssueRow): TicketIssue {
  const { id, ticket_id, tracker_id, kind, label, url, title, status, status_name, error } = row;
  return {
    id,
    ticket_id,
    tracker_id,
    kind,
    label,
    url,
    title,
    status,
    status_name,
    error,
    checked_at: row.checked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Finds and locks an issue that a job claimed; undefined if it was deleted since. */
export async function lockClaimedIssue(
  tx: Database,
  { agency_id, id }: Pick<IssueRow, 'agency_id' | 'id'>,
): Promise<IssueRow | undefined> {
  const [row] = await tx.select().from(ticket_issues).where(isIssue(agency_id, id)).for('update');
  return row;
}

/** Lists the issues of a ticket, the oldest first. */
export function listIssueRows(tx: Database, agencyId: number, ticketId: number): Promise<IssueRow[]> {
  return tx
    .select()
    .from(ticket_issues)
    .where(and(eq(ticket_issues.agency_id, agencyId), eq(ticket_issues.ticket_id, ticketId)))
    .orderBy(asc(ticket_issues.id));
}

/** @throws Problem 404 */
export async function lockIssue({ tx, caller }: ReadContext, id: number): Promise<IssueRow> {
  const [row] = await tx.select().from(ticket_issues).where(isIssue(caller.agency_id, id)).for('update');
  return found(row);
}
