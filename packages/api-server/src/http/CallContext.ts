import type { Transact } from '../db/tenant';
import type { Ports } from '../ports';
import type { Caller } from './callers';
import type { UseCaseContext } from './UseCaseContext';

/** What every handler gets besides its input. */
export type CallContext<C extends Caller = Caller> = {
  readonly ports: Ports;
  readonly caller: C;
  /** Address of the caller as the server entry vouches for it; `unknown` where none is given. */
  readonly ip: string;
  readonly requestId: string;
  /** Headers of the request, e.g. the widget's optional session. */
  readonly requestHeaders: Headers;
  /** Headers to send with a successful answer. */
  readonly answerHeaders: Headers;
  /** The call's `Idempotency-Key`; a launch stores it to survive a crash between two answers. */
  readonly idempotencyKey: string | undefined;
  /** Runs statements in the caller's tenant, as one transaction; for work that waits for other hosts in between. */
  readonly transact: Transact;
  /** The same across tenants (`asOperator`). Throws for everybody but signed-in users. */
  readonly transactAcross: Transact;
  /** Runs use cases in the caller's tenant, as one transaction (`inTenant`). Throws for anonymous callers. */
  inTenant<T>(work: (unit: UseCaseContext<C>) => Promise<T>): Promise<T>;
  /**
   * Runs work of a signed-in user across tenants, as one transaction (`asOperator`): what the super admin keeps, and what
   * agencies take of it. What it writes is audited in it, as in `inTenant`. Throws for everybody else.
   */
  acrossTenants<T>(work: (unit: UseCaseContext<C>) => Promise<T>): Promise<T>;
};
