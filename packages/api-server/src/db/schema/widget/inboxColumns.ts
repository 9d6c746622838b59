import type { Ticket } from '@adlane/contract/widget/tickets';
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
