import type { AuditEntry } from '@adlane/contract/account/auditLog';
import type { Transact } from '../db/tenant';
import type { Ports } from '../ports';
import type { Caller, UserCaller } from './callers';
import type { UseCaseContext } from './UseCaseContext';

/** The context that every handler gets besides its input. */
export type CallContext<C extends Caller = Caller> = {
  readonly ports: Ports;
  readonly caller: C;
  /** IP address of the caller, as determined by the server entry; `unknown` if none is given. */
  readonly ip: string;
  readonly requestId: string;
  /** Headers of the request, e.g. the widget's optional session. */
  readonly requestHeaders: Headers;
  /** Headers to send with a successful answer. */
  readonly answerHeaders: Headers;
  /** The call's `Idempotency-Key`; a launch stores it to survive a crash between two answers. */
  readonly idempotencyKey: string | undefined;
  /**
   * Names the changes for the audit log, before the transaction that makes them; for calls whose body has more than what it
   * changes.
   */
  describeChanges(changes: AuditEntry['changes']): void;
  /**
   * Stores the call's answer under its `Idempotency-Key` in the transaction that runs, and returns it: a repeat gets it, even if
   * the server dies right after the commit.
   */
  commitAnswer<T>(output: T): T;
  /**
   * Runs statements in the caller's tenant, as one transaction; for handlers that call other hosts in
   * between.
   */
  readonly transact: Transact;
  /**
   * Like `transact`, across tenants (`asOperator`).
   * @throws TypeError unless the caller is a signed-in user
   */
  readonly transactAcross: Transact;
  /**
   * Runs use cases in the caller's tenant, as one transaction (`inTenant`).
   * @throws TypeError for anonymous callers
   */
  inTenant<T>(work: (ctx: UseCaseContext<C>) => Promise<T>): Promise<T>;
  /**
   * Runs work of a signed-in user across tenants, as one audited transaction (`asOperator`): the super
   * admin's records, and what agencies copy from them.
   * @throws TypeError for all other callers
   */
  acrossTenants<T>(work: (ctx: UseCaseContext<C>) => Promise<T>): Promise<T>;
};

/** The context of a call by a signed-in user. */
export type UserCall = CallContext<UserCaller>;
