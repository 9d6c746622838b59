import type { AdAccount, Source } from '@adlane/contract';
import {
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { agencies } from './agencies';
import { clients } from './clients';
import { instant, tenantColumns, tenantPolicy, timeColumns } from './tenantColumns';

/** Connected platforms. Tokens are sealed by `secrets.encrypt` and never leave the server. */
export const sources = pgTable(
  'sources',
  {
    ...tenantColumns,
    channel: text('channel').$type<Source['channel']>().notNull(),
    name: text('name').notNull(),
    status: text('status').$type<Source['status']>().notNull().default('active'),
    /** Id of the connected user on the platform. */
    external_id: text('external_id').notNull(),
    sealed_token: text('sealed_token').notNull(),
    token_expires_at: instant('token_expires_at'),
    connected_at: instant('connected_at').notNull().defaultNow(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    uniqueIndex('sources_external').on(t.agency_id, t.channel, t.external_id),
    tenantPolicy(),
  ],
);

/** Ad accounts that a source reaches. */
export const ad_accounts = pgTable(
  'ad_accounts',
  {
    ...tenantColumns,
    source_id: integer('source_id').notNull(),
    /** Id on the platform, e.g. `act_1001`. */
    external_id: text('external_id').notNull(),
    name: text('name').notNull(),
    /** ISO 4217. */
    currency: text('currency').notNull(),
    /** IANA zone id, e.g. `America/New_York`. */
    timezone: text('timezone').notNull(),
    status: text('status').$type<AdAccount['status']>().notNull().default('Active'),
    is_default: boolean('is_default').notNull().default(false),
    /** What else the platform told, e.g. its business manager. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.source_id],
      foreignColumns: [sources.agency_id, sources.id],
    }).onDelete('cascade'),
    uniqueIndex('ad_accounts_external').on(t.agency_id, t.source_id, t.external_id),
    tenantPolicy(),
  ],
);

/** The ad account that a client's ads go to where none is named; the agency's own default is `is_default`. */
export const client_default_accounts = pgTable(
  'client_default_accounts',
  {
    agency_id: integer('agency_id').notNull(),
    client_id: integer('client_id').notNull(),
    channel: text('channel').$type<Source['channel']>().notNull(),
    ad_account_id: integer('ad_account_id').notNull(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.client_id, t.channel] }),
    foreignKey({ columns: [t.agency_id, t.client_id], foreignColumns: [clients.agency_id, clients.id] }),
    foreignKey({
      columns: [t.agency_id, t.ad_account_id],
      foreignColumns: [ad_accounts.agency_id, ad_accounts.id],
    }).onDelete('cascade'),
    tenantPolicy(),
  ],
);

/** Facebook pages that a source reaches. */
export const pages = pgTable(
  'pages',
  {
    ...tenantColumns,
    source_id: integer('source_id').notNull(),
    external_id: text('external_id').notNull(),
    name: text('name').notNull(),
    picture_url: text('picture_url'),
    leadgen_tos_accepted: boolean('leadgen_tos_accepted').notNull().default(false),
    is_default: boolean('is_default').notNull().default(false),
    /** The page's own token, sealed; null where the source's token serves. */
    sealed_token: text('sealed_token'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.source_id],
      foreignColumns: [sources.agency_id, sources.id],
    }).onDelete('cascade'),
    uniqueIndex('pages_external').on(t.agency_id, t.source_id, t.external_id),
    tenantPolicy(),
  ],
);
