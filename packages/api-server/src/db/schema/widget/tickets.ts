import type { Ticket } from '@adlane/contract/widget/tickets';
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
import { inboxColumns, priorityRank, ticketGrams, waitsSince } from './inboxColumns';
import { projects, visitors } from './projects';

/** Feedback and crash reports (widget §3.3). Screenshot and replay are in the files port as gzipped JSON. */
export const tickets = pgTable(
  'tickets',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    visitor_id: integer('visitor_id'),
    share_token: text('share_token').notNull(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    reportedBy: text('reported_by'),
    currentUrl: text('current_url'),
    isSilent: boolean('is_silent').notNull().default(false),
    outbound: text('outbound'),
    formData: jsonb('form_data').$type<Ticket['formData']>().notNull().default({}),
    customData: jsonb('custom_data').$type<Ticket['customData']>().notNull().default({}),
    metaData: jsonb('meta_data').$type<Ticket['metaData']>().notNull().default({}),
    consoleLog: jsonb('console_log').$type<Ticket['consoleLog']>().notNull().default([]),
    networkLogs: jsonb('network_logs').$type<Ticket['networkLogs']>().notNull().default([]),
    customEventLog: jsonb('custom_event_log').$type<Ticket['customEventLog']>().notNull().default([]),
    screenRecordingUrl: text('screen_recording_url'),
    /** The ticket of the tenant that this one repeats. */
    duplicate_of_id: integer('duplicate_of_id'),
    /** Keys in the files port, or null. */
    screenshot_key: text('screenshot_key'),
    replay_key: text('replay_key'),
    resources_key: text('resources_key'),
    /** When the resources of the page are due to be fetched; null if that is done or there are none. */
    resources_due_at: instant('resources_due_at'),
    ...inboxColumns,
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id, t.project_id], foreignColumns: [projects.agency_id, projects.id] }),
    foreignKey({ columns: [t.agency_id, t.visitor_id], foreignColumns: [visitors.agency_id, visitors.id] }),
    uniqueIndex('tickets_share_token').on(t.share_token),
    index('tickets_list').on(t.agency_id, t.status, t.created_at),
    index('tickets_project').on(t.agency_id, t.project_id, t.created_at),
    index('tickets_visitor').on(t.agency_id, t.visitor_id),
    index('tickets_inbox').on(t.agency_id, t.updated_at),
    index('tickets_created').on(t.agency_id, t.created_at, t.id),
    index('tickets_priority').on(t.agency_id, priorityRank, t.id),
    index('tickets_longest_wait').on(t.agency_id, waitsSince, t.id),
    index('tickets_waits').on(t.agency_id, t.updated_at).where(sql`${waitsSince} is not null`),
    index('tickets_status').on(t.agency_id, t.status, t.updated_at),
    index('tickets_assignee')
      .on(t.agency_id, t.assignee_id, t.updated_at)
      .where(sql`assignee_id is not null`),
    index('tickets_unread').on(t.agency_id, t.updated_at).where(sql`team_unread > 0`),
    index('tickets_tags').using('gin', t.tags),
    index('tickets_search').using('gin', ticketGrams),
    index('tickets_waiting')
      .on(t.agency_id, t.project_id, t.waiting_since)
      .where(sql`waiting_since is not null`),
    index('tickets_snoozed').on(t.snoozed_until).where(sql`snoozed_until is not null`),
    index('tickets_resources').on(t.resources_due_at).where(sql`resources_due_at is not null`),
    index('tickets_duplicates').on(t.agency_id, t.duplicate_of_id),
    tenantPolicy(),
  ],
);
