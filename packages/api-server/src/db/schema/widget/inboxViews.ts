import type { InboxKind } from '@adlane/contract/widget/inbox';
import type { Ticket } from '@adlane/contract/widget/tickets';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgView, text } from 'drizzle-orm/pg-core';
import { instant, ownRows } from '../tenantColumns';
import { conversations } from './conversations';
import { conversationGrams, priorityRank, ticketGrams, waitsSince } from './inboxColumns';
import { visitorGrams, visitors } from './projects';
import { tickets } from './tickets';

// PostgreSQL reads tables with row-level security without their indexes of tags and texts: operators such as `@>` could
// reveal rows that the policy hides, so it is checked first. Views of the owner with the policy's condition are read
// with them. They protect as much: a statement that misuses an operator could as well set another tenant.

const itemColumns = () => ({
  agency_id: integer('agency_id').notNull(),
  id: integer('id').notNull(),
  kind: text('kind').$type<InboxKind>().notNull(),
  project_id: integer('project_id').notNull(),
  visitor_id: integer('visitor_id'),
  /** The ticket that a conversation answers. */
  ticket_id: integer('ticket_id'),
  survey_id: integer('survey_id'),
  /** False for conversations that the inbox does not list. */
  is_listed: boolean('is_listed').notNull(),
  title: text('title').notNull(),
  type: text('type'),
  sender: text('sender'),
  last_text: text('last_text'),
  grams: text('grams').array().notNull(),
  status: text('status').$type<Ticket['status']>().notNull(),
  priority: text('priority').$type<Ticket['priority']>().notNull(),
  priority_rank: integer('priority_rank').notNull(),
  tags: text('tags').array().notNull(),
  assignee_id: integer('assignee_id'),
  snoozed_until: instant('snoozed_until'),
  waits_since: instant('waits_since'),
  team_unread: integer('team_unread').notNull(),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
});

const sharedColumns = sql`status, priority, ${priorityRank} as priority_rank, tags, assignee_id, snoozed_until,
  ${waitsSince} as waits_since, team_unread, created_at, updated_at`;

/** Tickets as the inbox filters them. */
export const inbox_tickets = pgView('inbox_tickets', itemColumns()).as(sql`
  select agency_id, id, 'ticket'::text as kind, project_id, visitor_id, null::integer as ticket_id,
  null::integer as survey_id, true as is_listed, title, type, reported_by as sender, null::text as last_text,
  ${ticketGrams} as grams, ${sharedColumns}
  from ${tickets} where ${ownRows}`);

/** Conversations as the inbox filters them. */
export const inbox_conversations = pgView('inbox_conversations', itemColumns()).as(sql`
  select agency_id, id, 'conversation'::text as kind, project_id, visitor_id, ticket_id,
  survey_id, ticket_id is null and visitor_wrote_at is not null as is_listed, title, null::text as type,
  null::text as sender, last_text, ${conversationGrams} as grams, ${sharedColumns}
  from ${conversations} where ${ownRows}`);

/** Visitors as the inbox searches them. */
export const inbox_visitors = pgView('inbox_visitors', {
  agency_id: integer('agency_id').notNull(),
  id: integer('id').notNull(),
  name: text('name'),
  email: text('email'),
  grams: text('grams').array().notNull(),
}).as(sql`select agency_id, id, name, email, ${visitorGrams} as grams from ${visitors} where ${ownRows}`);
