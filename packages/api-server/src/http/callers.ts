import type { Access, Actor, Role } from '@adlane/contract';

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
