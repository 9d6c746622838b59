import type { Access, Actor, Role } from '@adlane/contract';
import type { Transact } from '../db/tenant';
import type { Ports } from '../ports';
import type { UseCaseContext } from './UseCaseContext';

/** A signed-in user with the tenant that the call acts in. */
export type UserCaller = Actor & {
  readonly kind: 'user';
  readonly agency_id: number;
  readonly user_id: number;
  /** Row of `auth_sessions`. */
  readonly session_id: number;
  /** The super admin behind a login as subscriber; absent or null for everybody else. */
  readonly acting_user_id?: number | null;
  /** That super admin's role. */
  readonly login_as_type?: Role | null;
  /** Set for entity_type Client: such a user sees that client's rows only. */
  readonly client_id: number | null;
  /** True once the agency has to choose a plan before it goes on; absent where nothing is sold. */
  readonly is_plan_over?: boolean;
};

/** A site's widget, known by its public key. */
export type ProjectCaller = {
  readonly kind: 'sdkKey';
  readonly agency_id: number;
  readonly project_id: number;
};

/** A widget visitor who proved to hold the session's secret. */
export type VisitorCaller = {
  readonly kind: 'session';
  readonly agency_id: number;
  readonly project_id: number;
  readonly visitor_id: number;
  readonly gleap_id: string;
};

/** A project's own server or build, known by its secret token. */
export type ServerCaller = {
  readonly kind: 'project';
  readonly agency_id: number;
  readonly project_id: number;
};

export type AnonymousCaller = { readonly kind: 'public' };
export type Caller = AnonymousCaller | ProjectCaller | ServerCaller | VisitorCaller | UserCaller;
export type CallerOf<A extends Access> = Extract<Caller, { kind: A['kind'] }>;

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
