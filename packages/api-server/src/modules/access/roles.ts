import type { UserCaller } from '../../http/callers';

type HasRole = Pick<UserCaller, 'entity_type'>;

/** The super admin: keeps what all agencies share, and sees it whatever its status. */
export function isOperator({ entity_type }: HasRole): boolean {
  return entity_type === 'SuperAdmin';
}

/** A client of an agency: sees and changes only what is its own or what the agency opened to it. */
export function isClient({ entity_type }: HasRole): boolean {
  return entity_type === 'Client';
}

/** A user of an agency itself. */
export function isAgency({ entity_type }: HasRole): boolean {
  return entity_type === 'Agency';
}
