import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agencies } from '../account/agencies';
import { clients } from '../account/clients';
import { instant, tenantColumns, tenantPolicy } from '../tenantColumns';

/** An agency's own tags; those of the CRM are stored there. */
export const tags = pgTable(
  'tags',
  {
    ...tenantColumns,
    /** The client that created it; null for the agency. */
    client_id: integer('client_id'),
    name: text('name').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({ columns: [t.agency_id, t.client_id], foreignColumns: [clients.agency_id, clients.id] }),
    index('tags_list').on(t.agency_id, t.name),
    tenantPolicy(),
  ],
);
