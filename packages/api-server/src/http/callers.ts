import type { Access, Actor, Role } from '@adlane/contract';

/** A signed-in user and the tenant that the call runs in. */
export type UserCaller = Actor & {
  readonly kind: 'user';
  readonly agency_id: number;
  readonly user_id: number;
  /** Row of `auth_sessions`. */
  readonly session_id: number;
  /** The super admin behind a login as subscriber; otherwise absent or null. */
  readonly acting_user_id?: number | null;
  /** The role of that super admin. */
  readonly login_as_type?: Role | null;
  /** Set for entity_type Client: the user sees only rows of this client. */
  readonly client_id: number | null;
  /** True once the agency must choose a plan to continue; absent if nothing is sold. */
  readonly is_plan_over?: boolean;
};

/** A site's widget, identified by its public key. */
export type ProjectCaller = {
  readonly kind: 'sdkKey';
  readonly agency_id: number;
  readonly project_id: number;
  /** When a page of the project last loaded the widget, to the minute. */
  readonly seen_at: Date | null;
};

/** A widget visitor who proved to know the session's secret. */
export type VisitorCaller = {
  readonly kind: 'session';
  readonly agency_id: number;
  readonly project_id: number;
  readonly visitor_id: number;
  readonly gleap_id: string;
};

/** A project's own server or build, identified by its secret token. */
export type ServerCaller = {
  readonly kind: 'project';
  readonly agency_id: number;
  readonly project_id: number;
};

export type AnonymousCaller = { readonly kind: 'public' };
export type Caller = AnonymousCaller | ProjectCaller | ServerCaller | VisitorCaller | UserCaller;
export type CallerOf<A extends Access> = Extract<Caller, { kind: A['kind'] }>;

/** Names the agency of a user, or the project of a visitor, among those that share a server. */
export function nameTenant(caller: Caller): string {
  if (caller.kind === 'public') return 'anyone';
  return caller.kind === 'user' ? `agency ${caller.agency_id}` : `project ${caller.project_id}`;
}
