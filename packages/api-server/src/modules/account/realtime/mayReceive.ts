import { contract, listCalls, mayCall } from '@adlane/contract';
import type { LiveNotification } from '../../../db/notifyAudience';
import type { UserCaller } from '../../../http/callers';
import { isClient } from '../../../http/roles';

const reads = listCalls(contract).filter(({ call }) => call.method === 'GET' && call.access.kind === 'user');

/** Returns whether a user may read anything of a resource. */
function mayRead(caller: UserCaller, resource: string): boolean {
  return reads.some((named) => named.resource === resource && mayCall(named.call.access, caller));
}

/**
 * Returns whether a user may receive an announcement: of its tenant, of a resource that it may read, and for
 * a client only of its records.
 */
export function mayReceive(caller: UserCaller, announcement: LiveNotification): boolean {
  const { agency_id, user_id, client_id, resource } = announcement;
  if (agency_id !== caller.agency_id || !mayRead(caller, resource)) return false;
  if (user_id !== undefined) return user_id === caller.user_id;
  return !isClient(caller) || (client_id !== undefined && client_id === caller.client_id);
}
