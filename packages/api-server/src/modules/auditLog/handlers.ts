import type { AuditEntry } from '@adlane/contract/auditLog';
import { toPage } from '../../db/page';
import type { audit_log } from '../../db/schema/auditLog';
import type { ContractHandlers } from '../../http/contractHandlers';
import { listEntries } from './queries';

function toEntry(row: typeof audit_log.$inferSelect): AuditEntry {
  const { user_id, user_name, entity_type, acting_user_id, created_at, ...entry } = row;
  return {
    ...entry,
    actor: { id: user_id, name: user_name, entity_type, acting_user_id },
    created_at: created_at.toISOString(),
  };
}

export function auditLogHandlers(): ContractHandlers<'auditLog'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) => listEntries(tx, ctx.caller.agency_id, query));
      return toPage(rows.map(toEntry), total, query);
    },
  };
}
