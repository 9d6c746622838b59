import type { OutboundAction } from '@adlane/contract/outbound';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { visitors } from './projects';
import { instant, tenantColumns, tenantPolicy } from './tenantColumns';

/** Content for a visitor's pages (widget §3.12), once per visitor. */
export const outbound_deliveries = pgTable(
  'outbound_deliveries',
  {
    ...tenantColumns,
    visitor_id: integer('visitor_id').notNull(),
    action: jsonb('action').$type<OutboundAction>().notNull(),
    /** When a page received it; null while none is open. */
    delivered_at: instant('delivered_at'),
    /** When the visitor next opened the widget; only notifications count as unread. */
    read_at: instant('read_at'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.visitor_id],
      foreignColumns: [visitors.agency_id, visitors.id],
    }).onDelete('cascade'),
    index('outbound_deliveries_open')
      .on(t.agency_id, t.visitor_id, t.id)
      .where(sql`delivered_at is null or read_at is null`),
    index('outbound_deliveries_age').on(t.created_at),
    tenantPolicy(),
  ],
);
