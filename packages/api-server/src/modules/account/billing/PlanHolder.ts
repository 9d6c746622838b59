import type { Transact } from '../../../db/tenant';
import type { Ports } from '../../../ports';

/**
 * The agency whose plan changes. `transact` stores the change: the call's transaction, which is audited, or
 * one of the agency. `key` is the request's, by which its repeat finds the change.
 */
export type PlanHolder = {
  readonly ports: Ports;
  readonly agencyId: number;
  readonly transact: Transact;
  readonly key: string | undefined;
};
