import type { NicheRequest } from '@adlane/contract/ads/taxonomy/niches';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { agencies } from '../account/agencies';
import { isOperatorScope, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';

/** Status of a niche in the database. */
export type NicheStatus = 'approved' | 'archived';

/**
 * Lines of business that templates are made for. The operator manages them, all users read approved ones (ads
 * §6).
 */
export const niches = pgTable(
  'niches',
  {
    id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
    name: text('name').notNull(),
    status: text('status').$type<NicheStatus>().notNull().default('approved'),
    ...timeColumns,
  },
  (t) => [
    uniqueIndex('niches_name').on(sql`lower(${t.name})`).where(sql`${t.status} = 'approved'`),
    pgPolicy('read', { for: 'select', using: sql`status = 'approved' or ${isOperatorScope}` }),
    pgPolicy('ask', { for: 'insert', withCheck: isOperatorScope }),
    pgPolicy('keep', { for: 'update', using: isOperatorScope, withCheck: isOperatorScope }),
    pgPolicy('drop', { for: 'delete', using: isOperatorScope }),
  ],
);

/** Niches that agencies requested, open and answered (ads §6). */
export const niche_requests = pgTable(
  'niche_requests',
  {
    ...tenantColumns,
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    status: text('status').$type<NicheRequest['status']>().notNull().default('pending'),
    /** The operator's reason for a rejection. */
    reason: text('reason').notNull().default(''),
    /** The niche created for the request. */
    niche_id: integer('niche_id').references(() => niches.id, { onDelete: 'set null' }),
    /** The user who requested it. */
    user_id: integer('user_id'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    index('niche_requests_list').on(t.agency_id, t.created_at),
    index('niche_requests_open').on(t.status, t.created_at),
    tenantPolicy(),
  ],
);

/** Categories of a niche; a sub-category has a parent. All tenants read them, only the operator writes. */
export const categories = pgTable(
  'categories',
  {
    id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
    niche_id: integer('niche_id').references(() => niches.id, { onDelete: 'set null' }),
    parent_id: integer('parent_id'),
    name: text('name').notNull(),
    status: text('status').$type<'active' | 'inactive' | 'archived'>().notNull().default('active'),
    ...timeColumns,
  },
  (t) => [
    foreignKey({ columns: [t.parent_id], foreignColumns: [t.id], name: 'categories_parent' }),
    index('categories_list').on(t.niche_id, t.name),
    index('categories_parts').on(t.parent_id, t.name),
    pgPolicy('read', { for: 'select', using: sql`true` }),
    pgPolicy('write', { for: 'all', using: isOperatorScope, withCheck: isOperatorScope }),
  ],
);
