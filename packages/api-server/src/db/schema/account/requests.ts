import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, operatorPolicy, tenantPolicy } from '../tenantColumns';
import { agencies } from './agencies';

/** Responses of unsafe calls with an `Idempotency-Key`; a repeated call gets the same one. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    agency_id: integer('agency_id').notNull(),
    /** The caller, e.g. `user:7`: no other caller gets the response. */
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    /** Name of the call, e.g. `launches.facebook`. */
    call: text('call').notNull(),
    /** SHA-256 of path, query and body, hex. */
    request_digest: text('request_digest').notNull(),
    /** The server that runs the first request (`Ports.serverId`). */
    server_id: text('server_id'),
    /** Null while the first request runs. */
    status: integer('status'),
    /** True after a transaction of the request that wrote was committed: it must not run again. */
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
    /** What is counted, e.g. a digest of address and email. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resets_at: instant('resets_at').notNull(),
  },
  (t) => [index('rate_limits_age').on(t.resets_at), operatorPolicy()],
);
