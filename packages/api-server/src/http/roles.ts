import type { Role } from '@adlane/contract';

/** Rules by role. What a role may call is in the contract (`access`), what it sees in `modules/access/visibility`. */
type HasRole = { readonly entity_type: Role };

/** The super admin: manages what all agencies share, and sees it whatever its status. */
export function isOperator({ entity_type }: HasRole): boolean {
  return entity_type === 'SuperAdmin';
}

/** A client of an agency: sees and updates only its own records, and those the agency opened to it. */
export function isClient({ entity_type }: HasRole): boolean {
  return entity_type === 'Client';
}

/** A user of an agency itself. */
export function isAgency({ entity_type }: HasRole): boolean {
  return entity_type === 'Agency';
}

/** A client account without a client sees nothing: no row has this id. */
export const noClient = 0;

/** Returns the client that a user belongs to; undefined for users who see the whole tenant. */
export function getCallerClient(user: HasRole & { readonly client_id: number | null }): number | undefined {
  return isClient(user) ? (user.client_id ?? noClient) : undefined;
}
