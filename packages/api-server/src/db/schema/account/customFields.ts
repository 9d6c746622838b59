import type { CustomField } from '@adlane/contract/account/customFields';
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { agencies } from './agencies';
import { clients } from './clients';

/** Fields that an agency adds to client records. */
export const custom_fields = pgTable(
  'custom_fields',
  {
    ...tenantColumns,
    /** Made from the first name; renaming the field does not change it. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<CustomField['type']>().notNull().default('text'),
    options: text('options').array().notNull().default([]),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    uniqueIndex('custom_fields_key').on(t.agency_id, t.key),
    index('custom_fields_list').on(t.agency_id, t.name),
    tenantPolicy(),
  ],
);

/** A client's value of a custom field; no row for an empty value. */
export const custom_field_values = pgTable(
  'custom_field_values',
  {
    agency_id: integer('agency_id').notNull(),
    client_id: integer('client_id').notNull(),
    custom_field_id: integer('custom_field_id').notNull(),
    value: text('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.client_id, t.custom_field_id] }),
    foreignKey({
      columns: [t.agency_id, t.client_id],
      foreignColumns: [clients.agency_id, clients.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.custom_field_id],
      foreignColumns: [custom_fields.agency_id, custom_fields.id],
    }).onDelete('cascade'),
    index('custom_field_values_field').on(t.agency_id, t.custom_field_id),
    tenantPolicy(),
  ],
);
