import type { AuditEntry } from '@adlane/contract/account/auditLog';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgPolicy, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { currentAgency, instant, isOperatorScope, tenantColumns } from '../tenantColumns';
import { agencies } from './agencies';

const ownRows = sql`agency_id = ${currentAgency} or ${isOperatorScope}`;

/** Who changed what. No request can update or delete a row. */
export const audit_log = pgTable(
  'audit_log',
  {
    ...tenantColumns,
    /** Name of the call, e.g. `clients.delete`. */
    action: text('action').notNull(),
    user_id: integer('user_id').notNull(),
    /** The user's name at that time: the entry outlives the account. */
    user_name: text('user_name').notNull(),
    entity_type: text('entity_type').$type<AuditEntry['actor']['entity_type']>().notNull(),
    /** The super admin behind a login as subscriber. */
    acting_user_id: integer('acting_user_id'),
    item_kind: text('item_kind').notNull(),
    item_id: integer('item_id'),
    changes: jsonb('changes').$type<AuditEntry['changes']>().notNull().default({}),
    ip: text('ip').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    index('audit_log_list').on(t.agency_id, t.created_at),
    index('audit_log_action').on(t.agency_id, t.action, t.created_at),
    index('audit_log_user').on(t.agency_id, t.user_id, t.created_at),
    index('audit_log_item').on(t.agency_id, t.item_kind, t.item_id),
    pgPolicy('read', { for: 'select', using: ownRows }),
    pgPolicy('add', { for: 'insert', withCheck: ownRows }),
  ],
);
