import type { Role } from '@adlane/contract';
import type { TeamRole } from '@adlane/contract/account/account';
import type { User } from '@adlane/contract/account/auth';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { agencies } from './agencies';
import { clients } from './clients';

/** Users who can sign in. `agency_id` is `group_id` on the wire. */
export const users = pgTable(
  'users',
  {
    ...tenantColumns,
    entity_type: text('entity_type').$type<Role>().notNull(),
    /**
     * Trimmed, in lower case; one active account per address over all tenants, though several tenants may
     * invite it.
     */
    email: text('email').notNull(),
    /** When the user verified the address; null if another user entered it. */
    email_verified_at: instant('email_verified_at'),
    /** Empty without a password: an invited user, or one who signs in by Google or a CRM only. */
    password_hash: text('password_hash').notNull(),
    /** The user's id at Google, after signing in with it. */
    google_sub: text('google_sub'),
    /** The user's id in the CRM, after signing in with it. */
    crm_user_id: text('crm_user_id'),
    /** Role in an agency's team; unused for other users. */
    team_role: text('team_role').$type<TeamRole>().notNull().default('owner'),
    /** Set for entity_type Client. */
    client_id: integer('client_id'),
    business_name: text('business_name').notNull().default(''),
    first_name: text('first_name').notNull().default(''),
    last_name: text('last_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    location: text('location').notNull().default(''),
    niche: text('niche'),
    status: text('status')
      .$type<'active' | 'inactive' | 'archived' | 'invited'>()
      .notNull()
      .default('active'),
    /** When the user last made a request, to the hour; not while a super admin acted as this user. */
    last_seen_at: instant('last_seen_at'),
    onboarding_step: text('onboarding_step').$type<User['onboarding_step']>().notNull().default('STEP_ONE'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({ columns: [t.agency_id, t.client_id], foreignColumns: [clients.agency_id, clients.id] }),
    uniqueIndex('users_email').on(t.email).where(sql`${t.status} <> 'invited'`),
    uniqueIndex('users_agency_email').on(t.agency_id, t.email),
    uniqueIndex('users_google').on(t.google_sub),
    index('users_client').on(t.agency_id, t.client_id),
    index('users_role').on(t.entity_type, t.agency_id, t.id),
    tenantPolicy(),
  ],
);

/** Sessions of users. The bearer token itself is not stored. */
export const auth_sessions = pgTable(
  'auth_sessions',
  {
    ...tenantColumns,
    user_id: integer('user_id').notNull(),
    /** SHA-256 of the token, hex. */
    token_hash: text('token_hash').notNull(),
    /** Role of the user who acts as this one (super admin logged in as a subscriber). */
    login_as_type: text('login_as_type').$type<Role>(),
    /** The operator's user who acts as this one; the audit log names both. */
    acting_user_id: integer('acting_user_id'),
    /** That user's own session: this one ends with it. */
    acting_session_id: integer('acting_session_id'),
    expires_at: instant('expires_at').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.user_id],
      foreignColumns: [users.agency_id, users.id],
    }).onDelete('cascade'),
    uniqueIndex('auth_sessions_token').on(t.token_hash),
    index('auth_sessions_expiry').on(t.expires_at),
    tenantPolicy(),
  ],
);
