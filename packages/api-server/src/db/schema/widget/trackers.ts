import type { TrackerKind } from '@adlane/contract/widget/projects/trackers';
import type { TicketIssue } from '@adlane/contract/widget/tickets/issues';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { projects } from './projects';
import { tickets } from './tickets';

/** Repositories, teams and projects of issue trackers that a project is connected to. */
export const project_trackers = pgTable(
  'project_trackers',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    kind: text('kind').$type<TrackerKind>().notNull(),
    /** Repository, or key of the team or project. */
    target: text('target').notNull(),
    /** The target's own id at Linear; otherwise the target. */
    target_id: text('target_id').notNull(),
    target_name: text('target_name').notNull(),
    site: text('site').notNull().default(''),
    email: text('email').notNull().default(''),
    issue_type: text('issue_type').notNull().default('Task'),
    closes_tickets: boolean('closes_tickets').notNull().default(false),
    sealed_token: text('sealed_token').notNull(),
    /** Last four characters of the token. */
    token_hint: text('token_hint').notNull(),
    /** Why nothing is sent until the tracker is saved again. */
    problem: text('problem'),
    /** Last part of the address to which the tracker sends webhooks. */
    webhook_key: text('webhook_key').notNull().default(sql`gen_random_uuid()`),
    /** What the tracker signs them with; null until they are set up. */
    sealed_webhook_secret: text('sealed_webhook_secret'),
    /** When the last signed one arrived. */
    webhook_at: instant('webhook_at'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    uniqueIndex('project_trackers_webhook').on(t.webhook_key),
    index('project_trackers_project').on(t.agency_id, t.project_id),
    tenantPolicy(),
  ],
);

/** Webhooks that trackers sent: one that arrives again has no effect. */
export const tracker_deliveries = pgTable(
  'tracker_deliveries',
  {
    ...tenantColumns,
    tracker_id: integer('tracker_id').notNull(),
    /** SHA-256 of the signed body, hex: the headers that name a delivery are not signed. */
    digest: text('digest').notNull(),
    received_at: instant('received_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.tracker_id],
      foreignColumns: [project_trackers.agency_id, project_trackers.id],
    }).onDelete('cascade'),
    uniqueIndex('tracker_deliveries_once').on(t.agency_id, t.tracker_id, t.digest),
    index('tracker_deliveries_received').on(t.received_at),
    tenantPolicy(),
  ],
);

/** Issues of trackers that are linked with tickets: to be created, or with the status that was last read. */
export const ticket_issues = pgTable(
  'ticket_issues',
  {
    ...tenantColumns,
    ticket_id: integer('ticket_id').notNull(),
    /** Null once the tracker is disconnected. */
    tracker_id: integer('tracker_id'),
    kind: text('kind').$type<TrackerKind>().notNull(),
    /** Names the issue before it exists: Linear takes it as its id, others have it in the link to the ticket. */
    key: text('key').notNull(),
    /** The issue's name in requests; null until it is created. */
    external_id: text('external_id'),
    label: text('label'),
    url: text('url'),
    title: text('title').notNull(),
    /** What the issue is created with; null once it exists. */
    description: text('description'),
    has_details: boolean('has_details').notNull().default(false),
    status: text('status').$type<TicketIssue['status']>().notNull().default('PENDING'),
    status_name: text('status_name'),
    error: text('error'),
    /** Failed attempts since the last successful one. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is created or read next; null if it is not. */
    due_at: instant('due_at'),
    /** Lease: until then one worker owns the issue. */
    locked_until: instant('locked_until'),
    checked_at: instant('checked_at'),
    /** When its status last changed. */
    changed_at: instant('changed_at').notNull(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.ticket_id],
      foreignColumns: [tickets.agency_id, tickets.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.tracker_id],
      foreignColumns: [project_trackers.agency_id, project_trackers.id],
    }),
    uniqueIndex('ticket_issues_once').on(t.agency_id, t.ticket_id, t.tracker_id),
    index('ticket_issues_tracker').on(t.agency_id, t.tracker_id),
    index('ticket_issues_due').on(t.due_at).where(sql`due_at is not null`),
    tenantPolicy(),
  ],
);
