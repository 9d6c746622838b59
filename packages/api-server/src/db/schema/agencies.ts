import type { PermissionKey } from '@adlane/contract';
import type { Address } from '@adlane/contract/account';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgPolicy, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { currentAgency, instant, isOperatorScope, timeColumns } from './tenantColumns';

/** Whether a tenant is an agency or the operator. */
export type AgencyKind = 'agency' | 'operator';

/** The tenants: agencies, and the operator of the platform as one of its own. */
export const agencies = pgTable(
  'agencies',
  {
    id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
    kind: text('kind').$type<AgencyKind>().notNull().default('agency'),
    name: text('name').notNull(),
    status: text('status').$type<'active' | 'inactive' | 'archived'>().notNull().default('active'),
    /** Brand colour `#RRGGBB` of the white-label area. */
    brand_color: text('brand_color'),
    /** A picture of the agency's library; shown only while it is there. */
    logo_media_id: integer('logo_media_id'),
    website: text('website').notNull().default(''),
    phone: text('phone').notNull().default(''),
    address: jsonb('address').$type<Partial<Address>>().notNull().default({}),
    /** The agency's own host name, in lower case, and since when it claims it. */
    whiteLabelUrl: text('white_label_url'),
    white_label_claimed_at: instant('white_label_claimed_at'),
    /** When this server was found at the host name; it shows the agency's brand from then on. */
    white_label_verified_at: instant('white_label_verified_at'),
    white_label_checked_at: instant('white_label_checked_at'),
    /** Name that mails come from; the agency's where empty. */
    mail_sender_name: text('mail_sender_name').notNull().default(''),
    /** Part of the addresses under which clients sign in. */
    client_token: text('client_token').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    is_client_signup_open: boolean('is_client_signup_open').notNull().default(true),
    /** What was chosen before signing up, for the checkout. */
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
    // The one among all agencies that is none.
    index('agencies_operator').on(t.id).where(sql`${t.kind} = 'operator'`),
    pgPolicy('tenant', {
      for: 'all',
      using: sql`id = ${currentAgency} or ${isOperatorScope}`,
      withCheck: sql`id = ${currentAgency} or ${isOperatorScope}`,
    }),
  ],
);
