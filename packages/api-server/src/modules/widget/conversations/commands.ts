import { and, eq, sql } from 'drizzle-orm';
import { conversation_messages, conversations } from '../../../db/schema/widget/conversations';
import { tickets } from '../../../db/schema/widget/tickets';
import type { Database } from '../../../ports';
import { type ConversationKey, type ConversationRow, type MessageRow } from './queries';

export type NewConversation = typeof conversations.$inferInsert;
export type NewMessage = typeof conversation_messages.$inferInsert;

export async function insertConversation(
  tx: Database,
  values: NewConversation,
): Promise<ConversationRow | undefined> {
  const [row] = await tx.insert(conversations).values(values).returning();
  return row;
}

export async function insertMessage(tx: Database, values: NewMessage): Promise<MessageRow | undefined> {
  const [row] = await tx.insert(conversation_messages).values(values).returning();
  return row;
}

export async function updateConversation(
  tx: Database,
  { agency_id, id }: ConversationKey,
  change: Partial<
    Pick<
      ConversationRow,
      | 'last_text'
      | 'visitor_unread'
      | 'team_unread'
      | 'bot_id'
      | 'help_misses'
      | 'visitor_wrote_at'
      | 'visitor_read_at'
      | 'waiting_since'
      | 'status'
      | 'snoozed_until'
      | 'visitor_typing_at'
      | 'team_typing_at'
      | 'email_due_at'
      | 'updated_at'
    >
  >,
): Promise<ConversationRow | undefined> {
  const [row] = await tx
    .update(conversations)
    .set(change)
    .where(and(eq(conversations.agency_id, agency_id), eq(conversations.id, id)))
    .returning();
  return row;
}

/** Opens the ticket of a conversation again, with one more unread message for whose answer the visitor waits. */
export async function updateTicketToOpen(tx: Database, agencyId: number, ticketId: number, now: Date) {
  const [row] = await tx
    .update(tickets)
    .set({
      status: sql`case ${tickets.status} when 'DONE' then 'OPEN' else ${tickets.status} end`,
      snoozed_until: null,
      waiting_since: sql`case ${tickets.status} when 'DONE' then ${now.toISOString()}::timestamptz
        else coalesce(${tickets.waiting_since}, ${now.toISOString()}::timestamptz) end`,
      team_unread: sql`${tickets.team_unread} + 1`,
      updated_at: now,
    })
    .where(and(eq(tickets.agency_id, agencyId), eq(tickets.id, ticketId)))
    .returning({ id: tickets.id, title: tickets.title, assignee_id: tickets.assignee_id });
  return row;
}
