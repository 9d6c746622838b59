import type { UserCaller } from '../../../http/callers';

/** Returns the client that a caller is; undefined for users of the agency. No row has the id 0. */
export function getOwnClientId(caller: UserCaller): number | undefined {
  return caller.entity_type === 'Client' ? (caller.client_id ?? 0) : undefined;
}
