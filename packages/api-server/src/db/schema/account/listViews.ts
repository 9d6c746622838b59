import type { ListViewList } from '@adlane/contract/account/listViews';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { users } from './users';

/** Saved filters of lists. */
export const list_views = pgTable(
  'list_views',
  {
    ...tenantColumns,
    user_id: integer('user_id').notNull(),
    list: text('list').$type<ListViewList>().notNull(),
    name: text('name').notNull(),
    /** Whether the whole team sees it. */
    is_shared: boolean('is_shared').notNull().default(false),
    query: text('query').notNull(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.user_id],
      foreignColumns: [users.agency_id, users.id],
    }).onDelete('cascade'),
    index('list_views_list').on(t.agency_id, t.list, t.name),
    tenantPolicy(),
  ],
);
