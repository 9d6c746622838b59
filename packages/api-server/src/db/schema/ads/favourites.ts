import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../account/users';
import { instant, tenantColumns, tenantPolicy } from '../tenantColumns';
import { media } from './media';
import { folders, templates } from './templates';

/** A user's favourites: one column per kind of item, so that a favourite is deleted with its item. */
export const favourites = pgTable(
  'favourites',
  {
    ...tenantColumns,
    user_id: integer('user_id').notNull(),
    template_id: integer('template_id'),
    folder_id: integer('folder_id'),
    media_id: integer('media_id'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.user_id],
      foreignColumns: [users.agency_id, users.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.template_id],
      foreignColumns: [templates.agency_id, templates.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.folder_id],
      foreignColumns: [folders.agency_id, folders.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.media_id],
      foreignColumns: [media.agency_id, media.id],
    }).onDelete('cascade'),
    check('favourites_one', sql`num_nonnulls(${t.template_id}, ${t.folder_id}, ${t.media_id}) = 1`),
    uniqueIndex('favourites_template').on(t.agency_id, t.user_id, t.template_id),
    uniqueIndex('favourites_folder').on(t.agency_id, t.user_id, t.folder_id),
    uniqueIndex('favourites_media').on(t.agency_id, t.user_id, t.media_id),
    tenantPolicy(),
  ],
);
