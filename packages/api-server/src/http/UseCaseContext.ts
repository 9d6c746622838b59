import type { Database } from '../ports';
import type { Caller, UserCaller, VisitorCaller } from './callers';

/** The first argument of every use case, before its input. */
export type UseCaseContext<C extends Caller = UserCaller> = {
  /** The transaction of the use case. */
  readonly tx: Database;
  readonly caller: C;
  /** The time when the transaction began. */
  readonly now: Date;
};

/** The context of what team members do in the product and by email, where they have no session. */
export type TeamContext = Omit<UseCaseContext, 'caller'> & {
  readonly caller: Pick<UserCaller, 'agency_id' | 'user_id'>;
};

/** The part of the context that queries need. */
export type ReadContext<C extends Caller = UserCaller> = Pick<UseCaseContext<C>, 'tx' | 'caller'>;

/** The context of a use case that a visitor of a customer's page calls. */
export type VisitorContext = UseCaseContext<VisitorCaller>;
