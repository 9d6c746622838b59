import type { Database } from '../ports';
import type { Caller, UserCaller } from './callers';

/** First argument of every use case, before its input. */
export type UseCaseContext<C extends Caller = UserCaller> = {
  /** The transaction of the use case. */
  readonly tx: Database;
  readonly caller: C;
  /** When the transaction began. */
  readonly now: Date;
};

/** The part of it that reading needs. */
export type ReadContext<C extends Caller = UserCaller> = Pick<UseCaseContext<C>, 'tx' | 'caller'>;
