import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { projects } from './projects';

/** Texts that the team inserts into its replies. */
export const saved_replies = pgTable(
  'saved_replies',
  {
    ...tenantColumns,
    /** Null offers it in every project. */
    project_id: integer('project_id'),
    name: text('name').notNull(),
    text: text('text').notNull(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    index('saved_replies_name').on(t.agency_id, t.name),
    tenantPolicy(),
  ],
);
