import type { Contract, ParsedInput } from '@adlane/contract';
import type { AuditEntry } from '@adlane/contract/account/auditLog';
import { and, asc, count, desc, eq, gte, ilike, lt, or } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { audit_log } from '../../../db/schema/account/auditLog';
import { searchPattern } from '../../../db/searchPattern';
import type { ReadContext } from '../../../http/UseCaseContext';

export type AuditQuery = ParsedInput<Contract['auditLog']['list']>['query'];

const dayMs = 86_400_000;

function toEntry(row: typeof audit_log.$inferSelect): AuditEntry {
  const { user_id, user_name, entity_type, acting_user_id, created_at, ...entry } = row;
  return {
    ...entry,
    actor: { id: user_id, name: user_name, entity_type, acting_user_id },
    created_at: created_at.toISOString(),
  };
}

/** Lists the agency's entries, newest first; `from` and `to` are inclusive days in UTC. */
export async function listEntries({ tx, caller }: ReadContext, query: AuditQuery) {
  const pattern = searchPattern(query.search ?? '');
  const where = and(
    eq(audit_log.agency_id, caller.agency_id),
    query.action === undefined ? undefined : eq(audit_log.action, query.action),
    query.user_id === undefined ? undefined : eq(audit_log.user_id, query.user_id),
    query.item_kind === undefined ? undefined : eq(audit_log.item_kind, query.item_kind),
    query.item_id === undefined ? undefined : eq(audit_log.item_id, query.item_id),
    query.from === undefined ? undefined : gte(audit_log.created_at, new Date(query.from)),
    query.to === undefined
      ? undefined
      : lt(audit_log.created_at, new Date(new Date(query.to).getTime() + dayMs)),
    query.search ? or(ilike(audit_log.user_name, pattern), ilike(audit_log.action, pattern)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  return listPage(
    query,
    tx
      .select()
      .from(audit_log)
      .where(where)
      .orderBy(direction(audit_log.created_at), direction(audit_log.id)),
    tx.select({ total: count() }).from(audit_log).where(where),
    toEntry,
  );
}
