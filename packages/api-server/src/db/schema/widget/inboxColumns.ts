import type { Ticket } from '@adlane/contract/widget/tickets';
import { type SQL, sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/pg-core';
import { instant } from '../tenantColumns';

/** What the team decides about a ticket or a conversation in its inbox. */
export const inboxColumns = {
  priority: text('priority').$type<Ticket['priority']>().notNull().default('LOW'),
  status: text('status').$type<Ticket['status']>().notNull().default('OPEN'),
  tags: text('tags').array().notNull().default([]),
  /** A user of the tenant; another id if the user was deleted. */
  assignee_id: integer('assignee_id'),
  /** Hidden from the inbox until then; null if it is not snoozed. */
  snoozed_until: instant('snoozed_until'),
  /** Since when the visitor waits for an answer; null once the team or a bot gave one. */
  waiting_since: instant('waiting_since'),
  /** When the team was notified that it is overdue; an earlier wait has an earlier one. */
  waiting_notified_at: instant('waiting_notified_at'),
  /** What the visitor sent that no team member has read. */
  team_unread: integer('team_unread').notNull().default(0),
};

/** The order of priorities. */
export const priorityRank: SQL = sql`(case priority when 'HIGH' then 3 when 'MEDIUM' then 2 else 1 end)`;
/** Since when a visitor waits; no one waits for an answer to what is closed. */
export const waitsSince: SQL = sql`(case status when 'DONE' then null else waiting_since end)`;
/** What a search of tickets and of conversations finds, in pieces of three characters. */
export const ticketGrams: SQL = sql`search_grams(title || ' ' || coalesce(reported_by, ''))`;
export const conversationGrams: SQL = sql`search_grams(title || ' ' || last_text)`;
