import type { MessageForm } from '@adlane/contract/widget/outbound/manage';
import type { OutboundAction } from '@adlane/contract/widget/outbound/visitor';
import { sql } from 'drizzle-orm';
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
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { projects, visitors } from './projects';

/** Messages that a project sends by itself: content, recipients, pages, schedule and frequency (widget §3.12). */
export const outbound_messages = pgTable(
  'outbound_messages',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<MessageForm['content']['kind']>().notNull(),
    status: text('status').$type<'draft' | 'live' | 'paused'>().notNull().default('draft'),
    content: jsonb('content').$type<MessageForm['content']>().notNull(),
    audience: jsonb('audience').$type<MessageForm['audience']>().notNull(),
    pages: jsonb('pages').$type<MessageForm['pages']>().notNull(),
    frequency: jsonb('frequency').$type<MessageForm['frequency']>().notNull(),
    /** Place in the order in which a visitor receives the messages; of equals the oldest is first. */
    position: integer('position').notNull().default(1),
    starts_at: instant('starts_at'),
    ends_at: instant('ends_at'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    index('outbound_messages_project').on(t.agency_id, t.project_id, t.status),
    tenantPolicy(),
  ],
);

/** Visitors that a message was sent to, for its frequency and its figures. */
export const outbound_recipients = pgTable(
  'outbound_recipients',
  {
    ...tenantColumns,
    message_id: integer('message_id').notNull(),
    visitor_id: integer('visitor_id').notNull(),
    times: integer('times').notNull().default(1),
    sent_at: instant('sent_at').notNull(),
    /** When a page first showed it. */
    seen_at: instant('seen_at'),
    /** When the visitor first opened it or pressed its button. */
    clicked_at: instant('clicked_at'),
    /** When the visitor first answered its survey. */
    answered_at: instant('answered_at'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.message_id],
      foreignColumns: [outbound_messages.agency_id, outbound_messages.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.visitor_id],
      foreignColumns: [visitors.agency_id, visitors.id],
    }).onDelete('cascade'),
    uniqueIndex('outbound_recipients_visitor').on(t.agency_id, t.visitor_id, t.message_id),
    index('outbound_recipients_message').on(t.agency_id, t.message_id),
    tenantPolicy(),
  ],
);

/** Content for a visitor's pages (widget §3.12), once per visitor. */
export const outbound_deliveries = pgTable(
  'outbound_deliveries',
  {
    ...tenantColumns,
    visitor_id: integer('visitor_id').notNull(),
    action: jsonb('action').$type<OutboundAction>().notNull(),
    /** The message that it belongs to; null for what a call sent. */
    message_id: integer('message_id'),
    /** When a page received it; null while none is open. */
    delivered_at: instant('delivered_at'),
    /** When the visitor next opened the widget; only notifications count as unread. */
    read_at: instant('read_at'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.visitor_id],
      foreignColumns: [visitors.agency_id, visitors.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.message_id],
      foreignColumns: [outbound_messages.agency_id, outbound_messages.id],
    }).onDelete('cascade'),
    index('outbound_deliveries_message').on(t.agency_id, t.message_id).where(sql`message_id is not null`),
    index('outbound_deliveries_open')
      .on(t.agency_id, t.visitor_id, t.id)
      .where(sql`delivered_at is null or read_at is null`),
    index('outbound_deliveries_age').on(t.created_at),
    tenantPolicy(),
  ],
);
