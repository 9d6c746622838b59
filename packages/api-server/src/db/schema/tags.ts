import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agencies } from './agencies';
import { instant, tenantColumns, tenantPolicy } from './tenantColumns';

/** An agency's own tags; those of the CRM are stored there. */
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
