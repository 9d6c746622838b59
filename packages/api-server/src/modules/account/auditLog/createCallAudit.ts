import type { AuditEntry } from '@adlane/contract/account/auditLog';
import { sql } from 'drizzle-orm';
import { type LiveResource, notifyAudience } from '../../../db/notifyAudience';
import { inTenant } from '../../../db/tenant';
import { toRows } from '../../../db/toRows';
import type { AuditedCall, CallAudit } from '../../../http/CallAudit';
import type { Database, Ports } from '../../../ports';
import { audit } from './audit';
import {
  confidentialCalls,
  externalCalls,
  findAuditedRow,
  getAuditedKind,
  unauditedCalls,
} from './auditedTables';
import { diffRows } from './diffRows';

function findId(holder: unknown): number | undefined {
  if (typeof holder !== 'object' || holder === null || !('id' in holder)) return undefined;
  return typeof holder.id === 'number' ? holder.id : undefined;
}

/** PostgreSQL assigns an id to a transaction when it first writes. */
async function hasWritten(tx: Database): Promise<boolean> {
  const answer = await tx.execute(sql`select pg_current_xact_id_if_assigned() is not null as wrote`);
  return toRows<{ wrote: boolean }>(answer)[0]?.wrote === true;
}

/**
 * Audits one mutating call of a user, so that no handler can forget to. The entry is written in the call's
 * first transaction (`ctx.transact`, `ctx.acrossTenants`) that writes something. A call without transactions
 * (it acts at a platform, or sends an email) gets its entry right after it succeeded. Calls that fail, change
 * nothing or are replayed get none.
 */
export function createCallAudit(ports: Ports, of: AuditedCall): CallAudit | undefined {
  const { named, caller, params, body, ip } = of;
  if (named.call.method === 'GET' || unauditedCalls.has(named.name)) return undefined;
  const { agency_id } = caller;
  const id = findId(params);
  const kind = getAuditedKind(named);
  let hasBegun = false;
  let isWritten = false;
  let described: AuditEntry['changes'] | undefined;

  async function writeEntry(tx: Database, result: unknown, before?: Readonly<Record<string, unknown>>) {
    const made = findId(result);
    // A copy is another record than the one that the call names.
    const known = id === undefined || made === undefined || made === id ? before : undefined;
    const after = known && (await findAuditedRow(tx, caller, named, id));
    await audit(tx, caller, {
      action: named.name,
      entity: kind,
      id: id ?? made ?? null,
      changes: confidentialCalls.has(named.name) ? {} : (described ?? diffRows(body, known, after, result)),
      at: ports.clock.now(),
      ip,
    });
    isWritten = true;
    await notifyAudience(tx, { agency_id, client_id: caller.client_id }, named.resource as LiveResource);
  }

  return {
    openTransaction() {
      const wasWritten = isWritten;
      return async (tx, work) => {
        hasBegun = true;
        // An aborted transaction runs again: the entry that it wrote is not stored.
        isWritten = wasWritten;
        if (isWritten) return work();
        const before = await findAuditedRow(tx, caller, named, id);
        const result = await work();
        if (await hasWritten(tx)) await writeEntry(tx, result, before);
        return result;
      };
    },
    describeChanges(changes) {
      described = changes;
    },
    async end(output) {
      if (isWritten || (hasBegun && !externalCalls.has(named.name))) return;
      // The action is done: an error here would make the client repeat it.
      await inTenant(ports.db, agency_id, (tx) => writeEntry(tx, output)).catch((error: unknown) =>
        ports.log.error({ error, call: named.name }, 'An audit log entry could not be written'),
      );
    },
  };
}
