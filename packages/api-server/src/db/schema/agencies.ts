import type { PermissionKey } from '@adlane/contract';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgPolicy, pgTable, text } from 'drizzle-orm/pg-core';
import { currentAgency, isOperatorScope, timeColumns } from './tenantColumns';

export type AgencyKind = 'agency' | 'operator';

/** The tenants: agencies, and the operator of the platform as one of its own. */
export const agencies = pgTable(
  'agencies',
  {
    id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
    kind: text('kind').$type<AgencyKind>().notNull().default('agency'),
    name: text('name').notNull(),
    status: text('status').$type<'active' | 'inactive' | 'archived'>().notNull().default('active'),
    /** Brand colour `#RRGGBB` of the white-label area. */
    brand_color: text('brand_color'),
    logo_url: text('logo_url'),
    whiteLabelUrl: text('white_label_url'),
    /** Permissions that a new client starts with (ads §6). */
    default_permissions: jsonb('default_permissions')
      .$type<Partial<Record<PermissionKey, boolean>>>()
      .notNull()
      .default({}),
    ...timeColumns,
  },
  () => [
    pgPolicy('tenant', {
      for: 'all',
      using: sql`id = ${currentAgency} or ${isOperatorScope}`,
      withCheck: sql`id = ${currentAgency} or ${isOperatorScope}`,
    }),
  ],
);
