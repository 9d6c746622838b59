import { foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, operatorPolicy } from './tenantColumns';
import { users } from './users';

/** What a mailed link may do; a token of one purpose is nothing to the others. */
export type TokenPurpose = 'reset-password' | 'verify-signup' | 'accept-invitation';

/** Secrets of mailed links: each works once, for one purpose, until it expires. */
export const one_time_tokens = pgTable(
  'one_time_tokens',
  {
    /** SHA-256 of the token, hex; the token itself is stored nowhere. */
    token_hash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    /** Where the link was mailed to. */
    email: text('email').notNull(),
    /** The account that it belongs to; null while there is none, before a sign-up is confirmed. */
    agency_id: integer('agency_id'),
    user_id: integer('user_id'),
    /** What waits for the link, e.g. the form of a sign-up with its password hashed. */
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
