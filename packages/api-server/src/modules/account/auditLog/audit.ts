import type { Role } from '@adlane/contract';
import type { AuditEntry } from '@adlane/contract/account/auditLog';
import { sql } from 'drizzle-orm';
import { audit_log } from '../../../db/schema/account/auditLog';
import { users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';
import { maskSecrets } from './maskSecrets';

/** The user who acted; a `UserCaller` fits. */
export type Actor = {
  readonly agency_id: number;
  readonly user_id: number;
  readonly entity_type: Role;
  /** The super admin behind a login as subscriber. */
  readonly acting_user_id?: number | null;
};

export type AuditedAction = {
  /** Name of the call, such as `clients.delete`, or of an event in that form. */
  readonly action: string;
  /** Kind of the changed record, such as `clients`. */
  readonly entity: string;
  readonly id: number | null;
  /** Fields before and after. */
  readonly changes: AuditEntry['changes'];
  readonly at: Date;
  /** IP address of the caller; `unknown` if there is none. */
  readonly ip?: string;
};

/**
 * Writes an audit log entry (ads §6) in the transaction of the action, so that both are committed or neither.
 * Secrets are masked. Mutating calls of users are logged by `createCallAudit`; call this for everything else.
 */
export async function audit(tx: Database, actor: Actor, audited: AuditedAction): Promise<void> {
  const { agency_id, user_id, entity_type, acting_user_id = null } = actor;
  const fields = Object.entries(audited.changes).map(
    ([name, { from, to }]) => [name, { from: maskSecrets(name, from), to: maskSecrets(name, to) }] as const,
  );
  const name = sql`coalesce(nullif(trim(${users.first_name} || ' ' || ${users.last_name}), ''), ${users.email})`;
  await tx.insert(audit_log).values({
    agency_id,
    user_id,
    user_name: sql`coalesce((select ${name} from ${users} where ${users.agency_id} = ${agency_id} and ${users.id} = ${user_id}), '')`,
    entity_type,
    acting_user_id,
    action: audited.action,
    item_kind: audited.entity,
    item_id: audited.id,
    changes: Object.fromEntries(fields),
    ip: audited.ip ?? 'unknown',
    created_at: audited.at,
  });
}
