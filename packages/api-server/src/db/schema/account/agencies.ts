import type { PermissionKey } from '@adlane/contract';
import type { Address } from '@adlane/contract/account/account';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgPolicy, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { currentAgency, instant, isOperatorScope, timeColumns } from '../tenantColumns';

/** Whether a tenant is an agency or the operator. */
export type AgencyKind = 'agency' | 'operator';

/** The tenants: agencies, and the operator. */
export const agencies = pgTable(
  'agencies',
  {
    id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
    kind: text('kind').$type<AgencyKind>().notNull().default('agency'),
    name: text('name').notNull(),
    status: text('status').$type<'active' | 'inactive' | 'archived'>().notNull().default('active'),
    /** Brand colour `#RRGGBB` of the white-label area. */
    brand_color: text('brand_color'),
    /** An image of the agency's library; shown while it exists. */
    logo_media_id: integer('logo_media_id'),
    website: text('website').notNull().default(''),
    phone: text('phone').notNull().default(''),
    address: jsonb('address').$type<Partial<Address>>().notNull().default({}),
    /** The agency's own host name in lower case, and since when it claims it. */
    whiteLabelUrl: text('white_label_url'),
    white_label_claimed_at: instant('white_label_claimed_at'),
    /** When this server was reached at the host name; since then it shows the agency's brand there. */
    white_label_verified_at: instant('white_label_verified_at'),
    white_label_checked_at: instant('white_label_checked_at'),
    /** Sender name of emails; empty for the agency's name. */
    mail_sender_name: text('mail_sender_name').notNull().default(''),
    /** Part of the addresses where clients sign in. */
    client_token: text('client_token').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    is_client_signup_open: boolean('is_client_signup_open').notNull().default(true),
    /** The plan chosen before sign-up, for the checkout. */
    chosen_offer: jsonb('chosen_offer').$type<{ plan_id: string; coupon: string | null }>(),
    /** Permissions that a new client starts with (ads §6). */
    default_permissions: jsonb('default_permissions')
      .$type<Partial<Record<PermissionKey, boolean>>>()
      .notNull()
      .default({}),
    ...timeColumns,
  },
  (t) => [
    uniqueIndex('agencies_white_label').on(t.whiteLabelUrl),
    uniqueIndex('agencies_client_token').on(t.client_token),
    // Finds the operator among all agencies.
    index('agencies_operator').on(t.id).where(sql`${t.kind} = 'operator'`),
    pgPolicy('tenant', {
      for: 'all',
      using: sql`id = ${currentAgency} or ${isOperatorScope}`,
      withCheck: sql`id = ${currentAgency} or ${isOperatorScope}`,
    }),
  ],
);
