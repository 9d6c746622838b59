import type { Role } from '@adlane/contract';

/**
 * Rules by role. The contract (`access`) lists what a role may call; `modules/account/access/visibility` what it
 * sees.
 */
type HasRole = { readonly entity_type: Role };

/** The super admin, who manages and sees what all agencies share, regardless of its status. */
export function isOperator({ entity_type }: HasRole): boolean {
  return entity_type === 'SuperAdmin';
}

/** A client of an agency: sees and updates its own records and those that the agency shares with it. */
export function isClient({ entity_type }: HasRole): boolean {
  return entity_type === 'Client';
}

/** A user of an agency itself. */
export function isAgency({ entity_type }: HasRole): boolean {
  return entity_type === 'Agency';
}

/** For a client account without a client: no row has this id, so it sees nothing. */
export const noClient = 0;

/** Returns the client that a user belongs to; undefined for users who see the whole tenant. */
export function getCallerClient(user: HasRole & { readonly client_id: number | null }): number | undefined {
  return isClient(user) ? (user.client_id ?? noClient) : undefined;
}
