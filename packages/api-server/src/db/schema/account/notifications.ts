import type { EmailTimes, UserNotification } from '@adlane/contract/account/notifications';
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
import { instant, tenantColumns, tenantPolicy } from '../tenantColumns';
import { auth_sessions, users } from './users';

/** Notifications, one row per user. */
export const notifications = pgTable(
  'notifications',
  {
    ...tenantColumns,
    user_id: integer('user_id').notNull(),
    kind: text('kind').$type<UserNotification['kind']>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    path: text('path'),
    /** Identifies the event, e.g. `launch/7/done`, so that a repeated one is stored once. */
    event_key: text('event_key').notNull(),
    read_at: instant('read_at'),
    /** Set when the user cleared the list; the row stays, so that its event is not stored again. */
    cleared_at: instant('cleared_at'),
    /** When it is sent by email unless it was read before; null if it is not. */
    email_due_at: instant('email_due_at'),
    /** True while it waits for the end of its user's quiet hours, or for the daily email. */
    is_delayed: boolean('is_delayed').notNull().default(false),
    /** False if the user wants this kind by email only. */
    is_listed: boolean('is_listed').notNull().default(true),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.user_id],
      foreignColumns: [users.agency_id, users.id],
    }).onDelete('cascade'),
    uniqueIndex('notifications_event').on(t.agency_id, t.user_id, t.event_key),
    index('notifications_list').on(t.agency_id, t.user_id, t.created_at),
    index('notifications_unread')
      .on(t.agency_id, t.user_id)
      .where(sql`read_at is null and cleared_at is null`),
    index('notifications_email').on(t.email_due_at).where(sql`email_due_at is not null`),
    tenantPolicy(),
  ],
);

/** How a user wants to be notified of a kind of event; a kind without a row has its default. */
export const notification_settings = pgTable(
  'notification_settings',
  {
    agency_id: integer('agency_id').notNull(),
    user_id: integer('user_id').notNull(),
    kind: text('kind').$type<UserNotification['kind']>().notNull(),
    in_app: boolean('in_app').notNull(),
    email: boolean('email').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.user_id, t.kind] }),
    foreignKey({
      columns: [t.agency_id, t.user_id],
      foreignColumns: [users.agency_id, users.id],
    }).onDelete('cascade'),
    tenantPolicy(),
  ],
);

/** When a user gets emails about notifications; a user without a row gets each at once. */
export const notification_times = pgTable(
  'notification_times',
  {
    agency_id: integer('agency_id').notNull(),
    user_id: integer('user_id').notNull(),
    time_zone: text('time_zone').notNull(),
    quiet_hours: jsonb('quiet_hours').$type<EmailTimes['quiet_hours']>(),
    digest_at: text('digest_at'),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.user_id] }),
    foreignKey({
      columns: [t.agency_id, t.user_id],
      foreignColumns: [users.agency_id, users.id],
    }).onDelete('cascade'),
    tenantPolicy(),
  ],
);

/** Single-use tickets that open one live connection each. */
export const socket_tickets = pgTable(
  'socket_tickets',
  {
    agency_id: integer('agency_id').notNull(),
    session_id: integer('session_id').notNull(),
    /** SHA-256 of the ticket, hex. */
    token_hash: text('token_hash').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.token_hash] }),
    foreignKey({
      columns: [t.agency_id, t.session_id],
      foreignColumns: [auth_sessions.agency_id, auth_sessions.id],
    }).onDelete('cascade'),
    uniqueIndex('socket_tickets_token').on(t.token_hash),
    index('socket_tickets_age').on(t.expires_at),
    tenantPolicy(),
  ],
);
