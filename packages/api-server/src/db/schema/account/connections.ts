import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantPolicy, timeColumns } from '../tenantColumns';
import { agencies } from './agencies';

/** Used states of sign-ins at a platform; stored until they would have expired. */
export const oauth_states = pgTable(
  'oauth_states',
  {
    agency_id: integer('agency_id').notNull(),
    /** SHA-256 of the state, hex. */
    state_hash: text('state_hash').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.state_hash] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
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
