import { foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, operatorPolicy } from '../tenantColumns';
import { users } from './users';

/** What an emailed link allows; a token is valid for its purpose only. */
export type TokenPurpose = 'reset-password' | 'verify-signup' | 'accept-invitation';

/** Secrets of emailed links: each works once, for one purpose, until it expires. */
export const one_time_tokens = pgTable(
  'one_time_tokens',
  {
    /** SHA-256 of the token, hex; the token itself is stored nowhere. */
    token_hash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    /** Address that the link was sent to. */
    email: text('email').notNull(),
    /** The account; null before a sign-up is confirmed. */
    agency_id: integer('agency_id'),
    user_id: integer('user_id'),
    /** Data that the link completes, e.g. a sign-up form with its password hashed. */
    details: jsonb('details').$type<unknown>(),
    expires_at: instant('expires_at').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.agency_id, t.user_id],
      foreignColumns: [users.agency_id, users.id],
    }).onDelete('cascade'),
    index('one_time_tokens_user').on(t.agency_id, t.user_id),
    index('one_time_tokens_email').on(t.email, t.purpose),
    index('one_time_tokens_expiry').on(t.expires_at),
    operatorPolicy(),
  ],
);
