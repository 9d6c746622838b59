import { and, eq, ne } from 'drizzle-orm';
import { notifyAudience } from '../../../../db/notifyAudience';
import { tickets } from '../../../../db/schema/widget/tickets';
import type { Database } from '../../../../ports';
import { toEventData } from '../../inbox/changeItems';
import { listItemsByKey } from '../../inbox/items';
import { emitWebhookEvent } from '../../projects/webhooks/emitWebhookEvent';
import { type IssueRow, listIssueRows } from './queries';

/** Closes a ticket once all its issues are done. */
export async function closeTicket(
  tx: Database,
  { agency_id, ticket_id }: Pick<IssueRow, 'agency_id' | 'ticket_id'>,
  now: Date,
): Promise<void> {
  const issues = await listIssueRows(tx, agency_id, ticket_id);
  if (issues.some(({ status }) => status !== 'DONE')) return;
  const closed = await tx
    .update(tickets)
    .set({ status: 'DONE', updated_at: now })
    .where(and(eq(tickets.agency_id, agency_id), eq(tickets.id, ticket_id), ne(tickets.status, 'DONE')))
    .returning({ id: tickets.id });
  if (closed.length === 0) return;
  const [item] = await listItemsByKey(tx, agency_id, [{ kind: 'ticket', id: ticket_id }]);
  if (!item) return;
  const { project_id } = item;
  await emitWebhookEvent(tx, {
    agency_id,
    project_id,
    event: 'ticket.updated',
    data: toEventData(item),
    now,
  });
  await notifyAudience(tx, { agency_id }, 'tickets');
}
