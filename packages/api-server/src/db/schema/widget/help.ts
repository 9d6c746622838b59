import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import type { GuideStatus } from './guides';
import { projects } from './projects';

/** Collections of a project's help center (widget §2.3). */
export const help_collections = pgTable(
  'help_collections',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Order in the help center. */
    position: integer('position').notNull().default(0),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    index('help_collections_project').on(t.agency_id, t.project_id, t.position),
    tenantPolicy(),
  ],
);

/** Articles of the help center; only live ones are shown. */
export const help_articles = pgTable(
  'help_articles',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    collection_id: integer('collection_id').notNull(),
    status: text('status').$type<GuideStatus>().notNull().default('draft'),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** As written; `safeHtml` cleans it on the way out. */
    html: text('html').notNull(),
    /** Order in its collection. */
    position: integer('position').notNull().default(0),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.collection_id],
      foreignColumns: [help_collections.agency_id, help_collections.id],
    }).onDelete('cascade'),
    index('help_articles_collection').on(t.agency_id, t.collection_id, t.position),
    index('help_articles_project').on(t.agency_id, t.project_id, t.status),
    tenantPolicy(),
  ],
);
