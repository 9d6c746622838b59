import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantColumns, tenantPolicy } from '../tenantColumns';
import { conversations } from './conversations';
import { tickets } from './tickets';

/** Internal notes on tickets and conversations, which visitors never see. */
export const ticket_notes = pgTable(
  'ticket_notes',
  {
    ...tenantColumns,
    /** The ticket, or else the conversation. */
    ticket_id: integer('ticket_id'),
    conversation_id: integer('conversation_id'),
    /** Who wrote it; null for what came by email from an address of no one here, and for an issue tracker. */
    user_id: integer('user_id'),
    /** The author's name when the note was written. */
    author: text('author').notNull(),
    text: text('text').notNull(),
    /** Users whom the note mentions. */
    mentions: integer('mentions').array().notNull().default([]),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.ticket_id],
      foreignColumns: [tickets.agency_id, tickets.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.conversation_id],
      foreignColumns: [conversations.agency_id, conversations.id],
    }).onDelete('cascade'),
    index('ticket_notes_ticket').on(t.agency_id, t.ticket_id),
    index('ticket_notes_conversation').on(t.agency_id, t.conversation_id),
    tenantPolicy(),
  ],
);
