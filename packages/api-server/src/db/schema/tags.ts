import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agencies } from './agencies';
import { instant, tenantColumns, tenantPolicy } from './tenantColumns';

/** Tags of an agency's own; those of the CRM stay there. */
export const tags = pgTable(
  'tags',
  {
    ...tenantColumns,
    name: text('name').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    index('tags_list').on(t.agency_id, t.name),
    tenantPolicy(),
  ],
);
