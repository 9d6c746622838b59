import { sql } from 'drizzle-orm';
import { index, integer, pgPolicy, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { agencies } from './agencies';
import { currentAgency, isOperatorScope, timeColumns } from './tenantColumns';

export type NicheStatus = 'approved' | 'pending' | 'rejected' | 'archived';

/** Trades that templates are made for. The operator keeps the list; agencies may ask for new ones (ads §6). */
export const niches = pgTable(
  'niches',
  {
    id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
    name: text('name').notNull(),
    status: text('status').$type<NicheStatus>().notNull().default('approved'),
    /** The agency that asked for it. */
    requested_by: integer('requested_by').references(() => agencies.id),
    ...timeColumns,
  },
  (t) => [
    uniqueIndex('niches_name').on(sql`lower(${t.name})`).where(sql`${t.status} = 'approved'`),
    pgPolicy('read', {
      for: 'select',
      using: sql`status = 'approved' or requested_by = ${currentAgency} or ${isOperatorScope}`,
    }),
    pgPolicy('ask', {
      for: 'insert',
      withCheck: sql`(status = 'pending' and requested_by = ${currentAgency}) or ${isOperatorScope}`,
    }),
    pgPolicy('keep', { for: 'update', using: isOperatorScope, withCheck: isOperatorScope }),
    pgPolicy('drop', { for: 'delete', using: isOperatorScope }),
  ],
);

/** Categories inside a niche; a sub-category has a parent. The operator's, readable by all. */
export const categories = pgTable(
  'categories',
  {
    id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
    niche_id: integer('niche_id').references(() => niches.id),
    parent_id: integer('parent_id'),
    name: text('name').notNull(),
    status: text('status').$type<'active' | 'inactive' | 'archived'>().notNull().default('active'),
    ...timeColumns,
  },
  (t) => [
    index('categories_list').on(t.niche_id, t.name),
    pgPolicy('read', { for: 'select', using: sql`true` }),
    pgPolicy('write', { for: 'all', using: isOperatorScope, withCheck: isOperatorScope }),
  ],
);
