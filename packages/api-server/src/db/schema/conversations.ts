import type { ConversationMessage } from '@adlane/contract/conversations';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { projects, visitors } from './projects';
import { instant, tenantColumns, tenantPolicy, timeColumns } from './tenantColumns';

/** Status of a conversation for the team. */
export type ConversationStatus = 'OPEN' | 'CLOSED';

/** An answer that a bot offers, and the step of the bot that it leads to. */
export type BotChoice = { readonly label: string; readonly next?: string | undefined };

/** Conversations of visitors with the team or a bot (widget §2.3). */
export const conversations = pgTable(
  'conversations',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    visitor_id: integer('visitor_id').notNull(),
    share_token: text('share_token').notNull(),
    title: text('title').notNull(),
    status: text('status').$type<ConversationStatus>().notNull().default('OPEN'),
    /** The bot that answers until a team member does; null without one. */
    bot_id: text('bot_id'),
    /** The last message, for lists. */
    last_text: text('last_text').notNull().default(''),
    /** Messages that the visitor has not read. */
    visitor_unread: integer('visitor_unread').notNull().default(0),
    /** The visitor's messages that no team member has read. */
    team_unread: integer('team_unread').notNull().default(0),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.visitor_id],
      foreignColumns: [visitors.agency_id, visitors.id],
    }).onDelete('cascade'),
    uniqueIndex('conversations_share_token').on(t.share_token),
    index('conversations_visitor').on(t.agency_id, t.visitor_id, t.updated_at),
    index('conversations_project').on(t.agency_id, t.project_id, t.status, t.updated_at),
    tenantPolicy(),
  ],
);

/** Messages of a conversation, in the order of their ids. */
export const conversation_messages = pgTable(
  'conversation_messages',
  {
    ...tenantColumns,
    conversation_id: integer('conversation_id').notNull(),
    sender: text('sender').$type<ConversationMessage['from']>().notNull(),
    sender_name: text('sender_name').notNull(),
    /** The team member who wrote it; null for visitors and bots. */
    user_id: integer('user_id'),
    text: text('text').notNull(),
    /** Answers that a bot offers. */
    choices: jsonb('choices').$type<readonly BotChoice[]>().notNull().default([]),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.conversation_id],
      foreignColumns: [conversations.agency_id, conversations.id],
    }).onDelete('cascade'),
    index('conversation_messages_order').on(t.agency_id, t.conversation_id, t.id),
    tenantPolicy(),
  ],
);
