/** The three user types (ads §6). `Client` works in the CRM-embedded area of one agency. */
export const roles = ['Agency', 'Client', 'SuperAdmin'] as const;
/** Role of a signed-in user (ads §1). */
export type Role = (typeof roles)[number];

/** Flags that an agency grants to its clients (ads §3). */
export const permissionKeys = [
  'is_global',
  'adlane_all',
  'ads_launch',
  'manage_agency_ads',
  'template_management',
  'ad_template_metrics',
] as const;
/** Name of a client's permission flag (ads §6). */
export type PermissionKey = (typeof permissionKeys)[number];

/** Who may make a call. The server enforces it; screens use the same policy functions. */
export type Access =
  /** Anyone, without credentials. */
  | { readonly kind: 'public' }
  /** Any sender of a project's key in `Api-Token` (widget §7). */
  | { readonly kind: 'sdkKey' }
  /** A widget visitor: `Api-Token`, `Gleap-Id` and `Gleap-Hash` (widget §7). */
  | { readonly kind: 'session' }
  /** A project's own server or build: its API token as `Authorization: Bearer` and its id in `Project` (ads §7, error reports). */
  | { readonly kind: 'project' }
  /**
   * A signed-in user of one of the roles; with a permission, a Client needs client access (`adlane_all`) and
   * that permission, or one of several (ads §6).
   */
  | {
      readonly kind: 'user';
      readonly roles: readonly Role[];
      readonly permission?: PermissionKey | readonly PermissionKey[];
    };

// Each has a literal `kind`: the server types a handler's context by it.
/** Anyone may call, without signing in. */
export const forAnyone = { kind: 'public' } as const satisfies Access;
/** A widget's page may call with the SDK key in the path. */
export const forSdkKey = { kind: 'sdkKey' } as const satisfies Access;
/** A visitor with a widget session may call (widget §7). */
export const forVisitor = { kind: 'session' } as const satisfies Access;
/** A widget's page may call with its project's key. */
export const forProject = { kind: 'project' } as const satisfies Access;
/** Any signed-in user. */
export const forUser = { kind: 'user', roles } as const satisfies Access;
/** An agency; the super admin too, within the operator's own tenant (master templates). */
export const forAgency = { kind: 'user', roles: ['Agency', 'SuperAdmin'] } as const satisfies Access;
/** An agency only: billing, team, profile. */
export const forSubscriber = { kind: 'user', roles: ['Agency'] } as const satisfies Access;
/** Only super admins may call (ads §6). */
export const forSuperAdmin = { kind: 'user', roles: ['SuperAdmin'] } as const satisfies Access;

type UserAccess = Extract<Access, { kind: 'user' }>;

/**
 * An agency, or one of its clients with the permission (client access itself by default). One of several
 * permissions is enough for the call; the server limits the rows.
 */
export function forAgencyOrClient(
  permission: PermissionKey | readonly PermissionKey[] = 'adlane_all',
): UserAccess {
  return { kind: 'user', roles, permission };
}

/** Who may change a launched ad: own ads need ads_launch, the agency's manage_agency_ads; the server checks each ad. */
export const forAdManager = forAgencyOrClient(['ads_launch', 'manage_agency_ads']);

/** The properties of a signed-in user that the policy functions need. */
export type Actor = {
  readonly entity_type: Role;
  readonly permissions: Readonly<Partial<Record<PermissionKey, boolean>>>;
};

/**
 * Returns true if the actor may make a call of this access. Pure: the server enforces with it, screens hide
 * with it. Visitor and key access need no actor and return true.
 */
export function mayCall(access: Access, actor: Actor | undefined): boolean {
  if (access.kind !== 'user') return true;
  if (!actor || !access.roles.includes(actor.entity_type)) return false;
  if (actor.entity_type !== 'Client' || access.permission === undefined) return true;
  const { permissions } = actor;
  return (
    permissions.adlane_all === true && toKeys(access.permission).some((key) => permissions[key] === true)
  );
}

function toKeys(permission: PermissionKey | readonly PermissionKey[]): readonly PermissionKey[] {
  return typeof permission === 'string' ? [permission] : permission;
}
