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

/** Runs the work of one transaction. */
export type RunAudited = <T>(tx: Database, work: () => Promise<T>) => Promise<T>;

/** Records in the audit log what a user's call changed. */
export type CallAudit = {
  /**
   * Begins a transaction of the call. The returned function runs its work and writes the audit entry inside it, again
   * if the database aborts the transaction.
   */
  openTransaction(): RunAudited;
  /** Runs after the handler: writes the entry for effects outside the call's transactions. */
  end(output: unknown): Promise<void>;
  /** Names the changes, where the body has more than what it changes. */
  describeChanges(changes: AuditEntry['changes']): void;
};
