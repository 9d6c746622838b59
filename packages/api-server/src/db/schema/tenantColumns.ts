import { type SQL, sql } from 'drizzle-orm';
import { integer, pgPolicy, timestamp } from 'drizzle-orm/pg-core';

// Settings are read in a sub-select: PostgreSQL then evaluates them once per statement instead of once per
// row.
/** The tenant that a query runs as, from `set_config('app.agency_id', …)`; null if none is set. */
export const currentAgency: SQL = sql`(select nullif(current_setting('app.agency_id', true), '')::int)`;
/** True where a query runs across tenants: signing in, widget keys, the operator's own lists. */
export const isOperatorScope: SQL = sql`(select current_setting('app.scope', true) = 'operator')`;

/** A UTC instant with milliseconds, like JavaScript's `Date`. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}

/** Leading columns of every tenant table; its primary key is `(agency_id, id)`. */
export const tenantColumns = {
  agency_id: integer('agency_id').notNull(),
  id: integer('id').generatedByDefaultAsIdentity().notNull(),
};

/** When a row was created and last updated. */
export const timeColumns = {
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
};

/** The rows that a query may see: those of its tenant, or all of them across tenants. */
export const ownRows: SQL = sql`agency_id = ${currentAgency} or ${isOperatorScope}`;

/**
 * Row-level security of a tenant table: only rows of the current tenant. A second line of defense; queries
 * name the tenant themselves.
 */
export function tenantPolicy() {
  return pgPolicy('tenant', { for: 'all', using: ownRows, withCheck: ownRows });
}

/** Row-level security of a table without a tenant, which only cross-tenant work may touch. */
export function operatorPolicy() {
  return pgPolicy('operator', { for: 'all', using: isOperatorScope, withCheck: isOperatorScope });
}
