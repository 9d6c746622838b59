import type { NamedCall } from '@adlane/contract';
import type { Database } from '../ports';
import type { UserCaller } from './callers';

/** One call of a user, as it came in. */
export type AuditedCall = {
  readonly named: NamedCall;
  readonly caller: UserCaller;
  readonly params: unknown;
  readonly body: unknown;
  readonly ip: string;
};

/** Follows one call of a user, to keep what it changed. */
export type CallAudit = {
  /** Runs the work of one of the call's transactions and writes down what it did, inside that transaction. */
  runAudited<T>(tx: Database, work: () => Promise<T>): Promise<T>;
  /** After the handler: writes down what it did outside of any transaction of the call. */
  end(output: unknown): Promise<void>;
};
