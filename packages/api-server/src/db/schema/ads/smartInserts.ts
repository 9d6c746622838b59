import type { BusinessInserts } from '@adlane/contract/ads/smartInserts';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { agencies } from '../account/agencies';
import { clients } from '../account/clients';
import { tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';

/** Business profile inserts and prepared texts: one row for the agency, one for each of its clients. */
export const smart_inserts = pgTable(
  'smart_inserts',
  {
    ...tenantColumns,
    client_id: integer('client_id'),
    /** The filled-in fields; the others have the contract's placeholders. */
    business: jsonb('business').$type<Partial<BusinessInserts>>().notNull().default({}),
    headlines: text('headlines').array().notNull().default([]),
    longHeadlines: text('long_headlines').array().notNull().default([]),
    descriptions: text('descriptions').array().notNull().default([]),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({
      columns: [t.agency_id, t.client_id],
      foreignColumns: [clients.agency_id, clients.id],
    }).onDelete('cascade'),
    unique('smart_inserts_owner').on(t.agency_id, t.client_id).nullsNotDistinct(),
    tenantPolicy(),
  ],
);

/** Custom inserts: a name, used in texts as `{name}`, and its value. */
export const custom_inserts = pgTable(
  'custom_inserts',
  {
    ...tenantColumns,
    /** The client it belongs to; null for all. */
    client_id: integer('client_id'),
    name: text('name').notNull(),
    value: text('value').notNull(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({
      columns: [t.agency_id, t.client_id],
      foreignColumns: [clients.agency_id, clients.id],
    }).onDelete('cascade'),
    index('custom_inserts_list').on(t.agency_id, t.client_id, t.name),
    tenantPolicy(),
  ],
);
