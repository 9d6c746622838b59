import type { NamedCall } from '@adlane/contract';
import type { AuditEntry } from '@adlane/contract/account/auditLog';
import type { Database } from '../ports';
import type { UserCaller } from './callers';

/** One mutating call of a user. */
export type AuditedCall = {
  readonly named: NamedCall;
  readonly caller: UserCaller;
  readonly params: unknown;
  readonly body: unknown;
  readonly ip: string;
};

/** Records in the audit log what a user's call changed. */
export type CallAudit = {
  /** Runs one transaction of the call and writes its audit entry inside that transaction. */
  runAudited<T>(tx: Database, work: () => Promise<T>): Promise<T>;
  /** Runs after the handler: writes the entry for effects outside the call's transactions. */
  end(output: unknown): Promise<void>;
  /** Names the changes, where the body has more than what it changes. */
  describeChanges(changes: AuditEntry['changes']): void;
};
