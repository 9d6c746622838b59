import type { Database } from '../ports';
import type { Caller, UserCaller } from './callers';

/** What every use case gets as its first argument, ahead of its input. */
export type UseCaseContext<C extends Caller = UserCaller> = {
  /** The transaction that the use case is part of. */
  readonly tx: Database;
  readonly caller: C;
  /** When the transaction began. */
  readonly now: Date;
};

/** What reading needs of it. */
export type ReadContext<C extends Caller = UserCaller> = Pick<UseCaseContext<C>, 'tx' | 'caller'>;
