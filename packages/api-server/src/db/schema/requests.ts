import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agencies } from './agencies';
import { instant, operatorPolicy, tenantPolicy } from './tenantColumns';

/** Answers of unsafe calls that named an `Idempotency-Key`; the same call again gets the same answer. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    agency_id: integer('agency_id').notNull(),
    /** Who called, e.g. `user:7`: an answer is never shown to another one. */
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    /** Name of the call, e.g. `launches.facebook`. */
    call: text('call').notNull(),
    /** SHA-256 of path, query and body, hex. */
    request_digest: text('request_digest').notNull(),
    /** Null while the first request is still under way. */
    status: integer('status'),
    /** A transaction of the request that wrote something is committed: it must not be done a second time. */
    has_effect: boolean('has_effect').notNull().default(false),
    answer: jsonb('answer').$type<unknown>(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.actor, t.key] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    index('idempotency_keys_age').on(t.created_at),
    tenantPolicy(),
  ],
);

/** Counters of limited actions, shared by all server processes. */
export const rate_limits = pgTable(
  'rate_limits',
  {
    /** What is counted, e.g. a digest of address and e-mail. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resets_at: instant('resets_at').notNull(),
  },
  (t) => [index('rate_limits_age').on(t.resets_at), operatorPolicy()],
);
