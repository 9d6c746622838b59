import type { Source } from '@adlane/contract';
import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agencies } from './agencies';
import { instant, tenantColumns, tenantPolicy, timeColumns } from './tenantColumns';
import { users } from './users';

/** Sign-ins at a platform that are under way. Each is used once; the state itself is stored nowhere. */
export const oauth_states = pgTable(
  'oauth_states',
  {
    ...tenantColumns,
    user_id: integer('user_id').notNull(),
    channel: text('channel').$type<Source['channel']>().notNull(),
    /** SHA-256 of the state, hex. */
    state_hash: text('state_hash').notNull(),
    redirect_uri: text('redirect_uri').notNull(),
    /** PKCE's secret, sealed; null where the platform has no PKCE. */
    sealed_verifier: text('sealed_verifier'),
    expires_at: instant('expires_at').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.user_id],
      foreignColumns: [users.agency_id, users.id],
    }).onDelete('cascade'),
    index('oauth_states_state').on(t.agency_id, t.state_hash),
    index('oauth_states_age').on(t.agency_id, t.expires_at),
    tenantPolicy(),
  ],
);

/** The AI provider of an agency. Its key is sealed and never shown again. */
export const ai_providers = pgTable(
  'ai_providers',
  {
    agency_id: integer('agency_id').primaryKey(),
    sealed_key: text('sealed_key').notNull(),
    /** Last four characters of the key. */
    key_hint: text('key_hint').notNull(),
    /** Null for the server's default. */
    base_url: text('base_url'),
    text_model: text('text_model'),
    image_model: text('image_model'),
    ...timeColumns,
  },
  (t) => [foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }), tenantPolicy()],
);
