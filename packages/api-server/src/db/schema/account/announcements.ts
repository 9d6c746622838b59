import type { Announcement } from '@adlane/contract/account/announcements';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgPolicy, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, isOperatorScope, tenantPolicy, timeColumns } from '../tenantColumns';
import { users } from './users';

/** Messages of the operator to all users (ads §2). All tenants read them, only the operator writes. */
export const announcements = pgTable(
  'announcements',
  {
    id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
    title: text('title').notNull(),
    /** HTML of the safe subset. */
    body: text('body').notNull(),
    kind: text('kind').$type<Announcement['kind']>().notNull(),
    audience: text('audience').$type<Announcement['audience']>().notNull(),
    link_url: text('link_url').notNull(),
    link_text: text('link_text').notNull(),
    /** Null begins at once; `ends_at` null never ends. */
    starts_at: instant('starts_at'),
    ends_at: instant('ends_at'),
    ...timeColumns,
  },
  (t) => [
    index('announcements_list').on(t.created_at),
    index('announcements_start').on(t.starts_at),
    pgPolicy('read', { for: 'select', using: sql`true` }),
    pgPolicy('write', { for: 'all', using: isOperatorScope, withCheck: isOperatorScope }),
  ],
);

/** Announcements that a user has dismissed. */
export const announcement_dismissals = pgTable(
  'announcement_dismissals',
  {
    agency_id: integer('agency_id').notNull(),
    user_id: integer('user_id').notNull(),
    announcement_id: integer('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.user_id, t.announcement_id] }),
    foreignKey({
      columns: [t.agency_id, t.user_id],
      foreignColumns: [users.agency_id, users.id],
    }).onDelete('cascade'),
    index('announcement_dismissals_announcement').on(t.announcement_id),
    tenantPolicy(),
  ],
);
