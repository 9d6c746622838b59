import { and, asc, eq, isNull } from 'drizzle-orm';
import { conversation_messages, conversations } from '../../../db/schema/widget/conversations';
import { visitors } from '../../../db/schema/widget/projects';
import { tickets } from '../../../db/schema/widget/tickets';
import { found, invalid } from '../../../http/problem';
import type { Database } from '../../../ports';
import { insertConversation, insertMessage } from '../conversations/commands';
import { type ConversationRow } from '../conversations/queries';
import type { ItemKey } from './items';

type TicketRow = typeof tickets.$inferSelect;

/** Finds the conversation of an item; a ticket has one once a team member replied. */
export async function findThread(
  tx: Database,
  agencyId: number,
  { kind, id }: ItemKey,
): Promise<ConversationRow | undefined> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.agency_id, agencyId),
        kind === 'ticket'
          ? eq(conversations.ticket_id, id)
          : and(eq(conversations.id, id), isNull(conversations.ticket_id)),
      ),
    );
  return row;
}

/** Returns what the visitor wrote in a report. */
export function getReportText({ formData, title }: Pick<TicketRow, 'formData' | 'title'>): string {
  const texts = [formData.description, formData.message, formData.title];
  return texts.find((text) => typeof text === 'string' && text.trim() !== '')?.toString() ?? title;
}

/**
 * Starts the conversation of a ticket with the visitor's report as its first message.
 * @throws Problem 404; 422 for tickets without a visitor
 */
export async function startThread(
  tx: Database,
  { agencyId, ticketId, shareToken }: { agencyId: number; ticketId: number; shareToken: string },
  now: Date,
): Promise<ConversationRow> {
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.agency_id, agencyId), eq(tickets.id, ticketId)))
    .for('update');
  const { visitor_id, project_id, title, created_at, ...report } = found(ticket);
  if (visitor_id === null) throw invalid({ text: ['This ticket has no visitor to reply to.'] });
  const started = await findThread(tx, agencyId, { kind: 'ticket', id: ticketId });
  if (started) return started;
  const [visitor] = await tx
    .select({ name: visitors.name, email: visitors.email })
    .from(visitors)
    .where(and(eq(visitors.agency_id, agencyId), eq(visitors.id, visitor_id)));
  const conversation = found(
    await insertConversation(tx, {
      agency_id: agencyId,
      project_id,
      visitor_id,
      ticket_id: ticketId,
      share_token: shareToken,
      title,
      visitor_wrote_at: created_at,
      visitor_read_at: created_at,
      created_at: now,
      updated_at: now,
    }),
  );
  await insertMessage(tx, {
    agency_id: agencyId,
    conversation_id: conversation.id,
    sender: 'visitor',
    sender_name: visitor?.name || visitor?.email || 'Visitor',
    text: getReportText({ ...report, title }).slice(0, 10_000),
    created_at,
  });
  return conversation;
}

/**
 * Moves the messages of a ticket's conversation to another ticket of the same visitor. The conversation of
 * another visitor stays with its ticket: visitors never see what others wrote.
 */
export async function moveThread(
  tx: Database,
  agencyId: number,
  fromId: number,
  toId: number,
): Promise<void> {
  const from = await findThread(tx, agencyId, { kind: 'ticket', id: fromId });
  if (!from) return;
  const to = await findThread(tx, agencyId, { kind: 'ticket', id: toId });
  const [target] = await tx
    .select({ visitor_id: tickets.visitor_id })
    .from(tickets)
    .where(and(eq(tickets.agency_id, agencyId), eq(tickets.id, toId)));
  if (target?.visitor_id !== from.visitor_id) return;
  const isThread = and(eq(conversations.agency_id, agencyId), eq(conversations.id, from.id));
  if (!to) {
    await tx.update(conversations).set({ ticket_id: toId }).where(isThread);
    return;
  }
  const moved = await tx
    .select()
    .from(conversation_messages)
    .where(
      and(eq(conversation_messages.agency_id, agencyId), eq(conversation_messages.conversation_id, from.id)),
    )
    .orderBy(asc(conversation_messages.id));
  if (moved.length === 0) return;
  await tx
    .update(conversation_messages)
    .set({ conversation_id: to.id })
    .where(
      and(eq(conversation_messages.agency_id, agencyId), eq(conversation_messages.conversation_id, from.id)),
    );
  await tx.delete(conversations).where(isThread);
}
