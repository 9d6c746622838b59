import type { AdAccount, Source } from '@adlane/contract/ads/sources';
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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { agencies } from '../account/agencies';
import { clients } from '../account/clients';
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';

/** Connected platforms. Tokens are sealed by `secrets.encrypt` and never leave the server. */
export const sources = pgTable(
  'sources',
  {
    ...tenantColumns,
    channel: text('channel').$type<Source['channel']>().notNull(),
    name: text('name').notNull(),
    status: text('status').$type<Source['status']>().notNull().default('active'),
    /** The client that owns the connection; null for the agency. */
    client_id: integer('client_id'),
    /** Id of the connected user on the platform; for a CRM, the location's. */
    external_id: text('external_id').notNull(),
    /** Null once the source is disconnected. */
    sealed_token: text('sealed_token'),
    sealed_refresh_token: text('sealed_refresh_token'),
    token_expires_at: instant('token_expires_at'),
    /** Lease of the worker that renews the token; platforms may accept each refresh token only once. */
    renewing_until: instant('renewing_until'),
    /** Other data from the platform, e.g. a manager account or a CRM's company. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** Notice for the user, e.g. why it is disconnected. */
    notice: text('notice'),
    /** When its accounts and pages were selected; before that, all of them are used. */
    chosen_at: instant('chosen_at'),
    /** Attempt number of the running retrieval of assets, and when the next one is due. */
    retrieval_attempts: integer('retrieval_attempts').notNull().default(0),
    retrieval_due_at: instant('retrieval_due_at'),
    /** Failed deliveries to this CRM since the last success; too many pause it. */
    failed_deliveries: integer('failed_deliveries').notNull().default(0),
    deliveries_paused_at: instant('deliveries_paused_at'),
    connected_at: instant('connected_at').notNull().defaultNow(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({ columns: [t.agency_id, t.client_id], foreignColumns: [clients.agency_id, clients.id] }),
    unique('sources_owner').on(t.agency_id, t.channel, t.external_id, t.client_id).nullsNotDistinct(),
    index('sources_list').on(t.agency_id, t.name),
    // Lets events and jobs find sources of all tenants by the platform's id.
    index('sources_platform').on(t.channel, t.external_id),
    index('sources_retrieval').on(t.retrieval_due_at).where(sql`${t.retrieval_due_at} is not null`),
    tenantPolicy(),
  ],
);

/** Ad accounts that a source gives access to. */
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
    /** The agency's default of its platform; a client's is in `client_default_accounts`. */
    is_default: boolean('is_default').notNull().default(false),
    /** True if selected for use. */
    is_used: boolean('is_used').notNull().default(true),
    /** Other data from the platform, e.g. its smallest daily budget. */
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
    index('ad_accounts_list').on(t.agency_id, t.name),
    tenantPolicy(),
  ],
);

/** A client's default ad account; the agency's own default is `is_default`. */
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

/** Facebook pages that a source gives access to. */
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
    is_used: boolean('is_used').notNull().default(true),
    /** True while the connection has access to it. */
    is_reached: boolean('is_reached').notNull().default(true),
    /** Leads up to this time were fetched by a sweep; null before the first one. */
    leads_swept_at: instant('leads_swept_at'),
    /** When the next sweep is due. */
    leads_due_at: instant('leads_due_at').notNull().defaultNow(),
    /** Number of leads of each form on the platform at the last sweep, by the form's id. */
    form_leads: jsonb('form_leads').$type<Record<string, number>>().notNull().default({}),
    /** The page's own token, sealed; null if the source's token is used. */
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
    index('pages_list').on(t.agency_id, t.name),
    index('pages_platform').on(t.external_id),
    index('pages_sweep').on(t.leads_due_at).where(sql`${t.is_used} and ${t.is_reached}`),
    tenantPolicy(),
  ],
);

/** A client's default page; the agency's own default is `is_default`. */
export const client_default_pages = pgTable(
  'client_default_pages',
  {
    agency_id: integer('agency_id').notNull(),
    client_id: integer('client_id').notNull(),
    page_id: integer('page_id').notNull(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.client_id] }),
    foreignKey({ columns: [t.agency_id, t.client_id], foreignColumns: [clients.agency_id, clients.id] }),
    foreignKey({
      columns: [t.agency_id, t.page_id],
      foreignColumns: [pages.agency_id, pages.id],
    }).onDelete('cascade'),
    tenantPolicy(),
  ],
);

/** Business managers of a Facebook user, with their assets. */
export const business_managers = pgTable(
  'business_managers',
  {
    ...tenantColumns,
    source_id: integer('source_id').notNull(),
    external_id: text('external_id').notNull(),
    name: text('name').notNull(),
    /** Ids on the platform of its ad accounts, shared ones included. */
    ad_accounts: jsonb('ad_accounts').$type<readonly string[]>().notNull().default([]),
    pages: jsonb('pages').$type<readonly string[]>().notNull().default([]),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.source_id],
      foreignColumns: [sources.agency_id, sources.id],
    }).onDelete('cascade'),
    uniqueIndex('business_managers_external').on(t.agency_id, t.source_id, t.external_id),
    tenantPolicy(),
  ],
);
