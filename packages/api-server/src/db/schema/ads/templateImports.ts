import type { importStatuses } from '@adlane/contract/constants';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { agencies } from '../account/agencies';
import { clients } from '../account/clients';
import { tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { ad_accounts } from './sources';

/** Imports of templates from a file's rows or from campaigns on Facebook (ads §4). */
export const template_imports = pgTable(
  'template_imports',
  {
    ...tenantColumns,
    kind: text('kind').$type<'bulk' | 'campaign'>().notNull(),
    status: text('status').$type<(typeof importStatuses)[number]>().notNull().default('processing'),
    /** The user who started it. */
    user_id: integer('user_id').notNull(),
    /** The client that will own the templates; null for the agency. */
    client_id: integer('client_id'),
    /** Folder of the new templates; none if it was deleted meanwhile. */
    folder_id: integer('folder_id'),
    /** Ad account whose campaigns are read. */
    ad_account_id: integer('ad_account_id'),
    /** Columns of the file, in its order. */
    columns: jsonb('columns').$type<readonly string[]>().notNull().default([]),
    total_count: integer('total_count').notNull(),
    /** Rows that the current step has processed. */
    processed_count: integer('processed_count').notNull().default(0),
    passed_count: integer('passed_count').notNull().default(0),
    failed_count: integer('failed_count').notNull().default(0),
    /** True once valid rows may be stored. */
    is_confirmed: boolean('is_confirmed').notNull().default(false),
    /** How often its job was claimed since it last made progress. */
    attempts: integer('attempts').notNull().default(0),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({ columns: [t.agency_id, t.client_id], foreignColumns: [clients.agency_id, clients.id] }),
    foreignKey({
      columns: [t.agency_id, t.ad_account_id],
      foreignColumns: [ad_accounts.agency_id, ad_accounts.id],
    }),
    // One open import per owner and kind, even if two start at once.
    uniqueIndex('template_imports_open')
      .on(t.agency_id, t.kind, sql`coalesce(${t.client_id}, 0)`)
      .where(sql`${t.status} = 'processing'`),
    index('template_imports_status').on(t.status),
    tenantPolicy(),
  ],
);

/** The rows of an import. */
export const template_import_rows = pgTable(
  'template_import_rows',
  {
    agency_id: integer('agency_id').notNull(),
    import_id: integer('import_id').notNull(),
    /** Position in the file, from 1. */
    row: integer('row').notNull(),
    status: text('status').$type<'pending' | 'passed' | 'failed'>().notNull().default('pending'),
    name: text('name').notNull(),
    /** Cells of the file in the order of the import's columns; emptied once the row is stored. */
    cells: jsonb('cells').$type<readonly string[]>().notNull().default([]),
    errors: jsonb('errors').$type<readonly string[]>().notNull().default([]),
    /** Id of the campaign on Facebook. */
    external_id: text('external_id'),
    /** The template created from it. */
    template_id: integer('template_id'),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.import_id, t.row] }),
    foreignKey({
      columns: [t.agency_id, t.import_id],
      foreignColumns: [template_imports.agency_id, template_imports.id],
    }).onDelete('cascade'),
    index('template_import_rows_status').on(t.agency_id, t.import_id, t.status, t.row),
    tenantPolicy(),
  ],
);
