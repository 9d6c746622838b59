import type { Address } from '@adlane/contract/account/account';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { agencies } from './agencies';

/** Customers of an agency. `client_user_id` on the wire is the id of a row here (ads §3). */
export const clients = pgTable(
  'clients',
  {
    ...tenantColumns,
    business_name: text('business_name').notNull(),
    first_name: text('first_name').notNull().default(''),
    last_name: text('last_name').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** The city of the address. */
    location: text('location').notNull().default(''),
    /** The other fields of the address, as far as they were filled in. */
    address: jsonb('address').$type<Partial<Omit<Address, 'businessName' | 'city'>>>().notNull().default({}),
    niche: text('niche'),
    status: text('status').$type<'active' | 'inactive' | 'archived'>().notNull().default('active'),
    is_hidden: boolean('is_hidden').notNull().default(false),
    /** Id of the location in the CRM (GoHighLevel). */
    g_h_id: text('g_h_id'),
    /** Most that ads may spend in a month unconfirmed, in the unit of `monthly_budget_currency`; both null without a limit. */
    monthly_budget_limit: bigint('monthly_budget_limit', { mode: 'number' }),
    monthly_budget_currency: text('monthly_budget_currency'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    index('clients_list').on(t.agency_id, t.status, t.business_name),
    // Finds users who sign in from the CRM by its location, over all tenants.
    index('clients_location').on(t.g_h_id),
    tenantPolicy(),
  ],
);

/** A client's permissions (ads §3, Client permission object); none without a row. */
export const client_permissions = pgTable(
  'client_permissions',
  {
    agency_id: integer('agency_id').notNull(),
    client_id: integer('client_id').notNull(),
    is_global: boolean('is_global').notNull().default(false),
    adlane_all: boolean('adlane_all').notNull().default(false),
    ads_launch: boolean('ads_launch').notNull().default(false),
    manage_agency_ads: boolean('manage_agency_ads').notNull().default(false),
    template_management: boolean('template_management').notNull().default(false),
    ad_template_metrics: boolean('ad_template_metrics').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.client_id] }),
    foreignKey({
      columns: [t.agency_id, t.client_id],
      foreignColumns: [clients.agency_id, clients.id],
    }).onDelete('cascade'),
    tenantPolicy(),
  ],
);
