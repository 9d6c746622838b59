import type { AnswerSource, BotNotice, ConversationMessage } from '@adlane/contract/widget/conversations';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { conversationGrams, inboxColumns, priorityRank, waitsSince } from './inboxColumns';
import { projects, visitors } from './projects';
import { tickets } from './tickets';

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
    /** The ticket that it answers; null if the visitor started it. */
    ticket_id: integer('ticket_id'),
    /** The survey whose answers began it; another id if the survey was deleted, null without one. */
    survey_id: integer('survey_id'),
    /** The bot that answers until a team member does; null without one. */
    bot_id: text('bot_id'),
    /**
     * Questions in a row that the help center had no answer to; null where it answers none, and once a person
     * takes over.
     */
    help_misses: integer('help_misses'),
    /** When the visitor first wrote; until then, the conversation is not in the inbox. */
    visitor_wrote_at: instant('visitor_wrote_at'),
    /** The last message, for lists. */
    last_text: text('last_text').notNull().default(''),
    /** Messages that the visitor has not read. */
    visitor_unread: integer('visitor_unread').notNull().default(0),
    /** When the visitor last read the team's messages, or wrote. */
    visitor_read_at: instant('visitor_read_at'),
    /** When the visitor and a team member last typed; null once the text is sent. */
    visitor_typing_at: instant('visitor_typing_at'),
    team_typing_at: instant('team_typing_at'),
    /** When unread replies are sent to the visitor by email; null if none are due. */
    email_due_at: instant('email_due_at'),
    ...inboxColumns,
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
    foreignKey({
      columns: [t.agency_id, t.ticket_id],
      foreignColumns: [tickets.agency_id, tickets.id],
    }).onDelete('cascade'),
    uniqueIndex('conversations_ticket').on(t.agency_id, t.ticket_id),
    index('conversations_inbox').on(t.agency_id, t.updated_at),
    index('conversations_created').on(t.agency_id, t.created_at, t.id),
    index('conversations_priority').on(t.agency_id, priorityRank, t.id),
    index('conversations_longest_wait').on(t.agency_id, waitsSince, t.id),
    index('conversations_waits').on(t.agency_id, t.updated_at).where(sql`${waitsSince} is not null`),
    index('conversations_status').on(t.agency_id, t.status, t.updated_at),
    index('conversations_assignee')
      .on(t.agency_id, t.assignee_id, t.updated_at)
      .where(sql`assignee_id is not null`),
    index('conversations_unread').on(t.agency_id, t.updated_at).where(sql`team_unread > 0`),
    index('conversations_survey').on(t.agency_id, t.updated_at).where(sql`survey_id is not null`),
    index('conversations_tags').using('gin', t.tags),
    index('conversations_search').using('gin', conversationGrams),
    index('conversations_waiting')
      .on(t.agency_id, t.project_id, t.waiting_since)
      .where(sql`waiting_since is not null`),
    index('conversations_snoozed').on(t.snoozed_until).where(sql`snoozed_until is not null`),
    index('conversations_email').on(t.email_due_at).where(sql`email_due_at is not null`),
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
    /** Articles that a bot's answer quotes. */
    sources: jsonb('sources').$type<readonly AnswerSource[]>().notNull().default([]),
    /** What a bot's message says in its reader's language; null for other texts. */
    notice: text('notice').$type<BotNotice>(),
    /** True if it arrived as an answer to an email. */
    by_email: boolean('by_email').notNull().default(false),
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

/** Files of messages. Their bytes are in the files port; those without a message are swept. */
export const conversation_files = pgTable(
  'conversation_files',
  {
    ...tenantColumns,
    /** Names the file in the widget. */
    token: text('token').notNull(),
    /** Who sent it: a visitor, or a user of the tenant. */
    visitor_id: integer('visitor_id'),
    user_id: integer('user_id'),
    message_id: integer('message_id'),
    name: text('name').notNull(),
    /** Detected from the content. */
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    file_key: text('file_key').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.message_id],
      foreignColumns: [conversation_messages.agency_id, conversation_messages.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.visitor_id],
      foreignColumns: [visitors.agency_id, visitors.id],
    }).onDelete('cascade'),
    uniqueIndex('conversation_files_token').on(t.token),
    index('conversation_files_message').on(t.agency_id, t.message_id),
    tenantPolicy(),
  ],
);
