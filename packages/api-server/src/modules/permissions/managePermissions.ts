import type { PermissionKey } from '@adlane/contract';
import { type ClientPermission, createDefaultPermissions } from '@adlane/contract/permissions';
import { notifyClients } from '../../db/notifyAudience';
import type { UserCaller } from '../../http/callers';
import { found, invalid } from '../../http/problem';
import { isClient } from '../../http/roles';
import type { ReadContext, UseCaseContext } from '../../http/UseCaseContext';
import type { Database } from '../../ports';
import { computeEffectiveFlags } from './computeEffectiveFlags';
import {
  type Flags,
  findClientFlags,
  findDefaults,
  listFollowers,
  lockDefaults,
  saveClientFlags,
  saveDefaults,
} from './queries';

type Change = Readonly<Partial<Record<PermissionKey, boolean | undefined>>>;

function toClientPermissions(flags: Flags): ClientPermission {
  return { userType: 'Client', permissions: { ...createDefaultPermissions(), ...flags } };
}

/** The caller's own flags where it is a client, else the defaults of its clients. */
export async function findPermissions(ctx: ReadContext): Promise<ClientPermission> {
  const { tx, caller } = ctx;
  if (isClient(caller)) return toClientPermissions(caller.permissions);
  return toDefaultPermissions(found(await findDefaults(tx, caller.agency_id)), caller);
}

/** A set of flags that is the agency's default says so by `is_global` (ads §3). */
function toDefaultPermissions(flags: Flags, { entity_type }: UserCaller): ClientPermission {
  return { userType: entity_type, permissions: { ...createDefaultPermissions(), ...flags, is_global: true } };
}

/** Sets the named defaults; clients that follow them have them from their next call on. @throws Problem 422 */
export async function updateDefaults(ctx: UseCaseContext, change: Change): Promise<ClientPermission> {
  const { tx, caller, now } = ctx;
  if (change.is_global === false) {
    throw invalid({ 'permissions.is_global': ['The defaults are the same for all clients.'] });
  }
  const defaults = found(await lockDefaults(tx, caller.agency_id));
  const flags: Flags = { ...defaults, ...omitUndefined(change), is_global: true };
  await saveDefaults(tx, caller.agency_id, flags, now);
  await notifyFlagChange(tx, caller.agency_id, await listFollowers(tx, caller.agency_id));
  return toDefaultPermissions(flags, caller);
}

/** Open pages of clients ask anew what they may do. */
async function notifyFlagChange(tx: Database, agencyId: number, clientIds: readonly number[]): Promise<void> {
  await notifyClients(tx, agencyId, clientIds, 'permissions');
  await notifyClients(tx, agencyId, clientIds, 'auth');
}

function omitUndefined(change: Change): Flags {
  return Object.fromEntries(Object.entries(change).filter(([, granted]) => granted !== undefined));
}

/** What one client may do. @throws Problem 404 */
export async function findClientPermissions(ctx: ReadContext, clientId: number): Promise<ClientPermission> {
  const { tx, caller } = ctx;
  const { flags } = found(await findClientFlags(tx, caller.agency_id, clientId));
  return toClientPermissions(computeEffectiveFlags(flags, await findDefaults(tx, caller.agency_id)));
}

/**
 * Sets the named flags of one client. One that followed the defaults keeps what it had of them and follows them no more;
 * `is_global: true` makes it follow them again.
 * @throws Problem 404
 */
export async function updateClientPermissions(
  ctx: UseCaseContext,
  { id: clientId, permissions: change }: { readonly id: number; readonly permissions: Change },
): Promise<ClientPermission> {
  const { tx, caller } = ctx;
  const { agency_id } = caller;
  // Holds the agency's row, so that two changes of one client come one after the other.
  const defaults = await lockDefaults(tx, agency_id);
  const { flags } = found(await findClientFlags(tx, agency_id, clientId));
  const isFollowing = change.is_global ?? false;
  const current = { ...createDefaultPermissions(), ...computeEffectiveFlags(flags, defaults) };
  await saveClientFlags(tx, agency_id, clientId, {
    ...current,
    ...omitUndefined(change),
    is_global: isFollowing,
  });
  await notifyFlagChange(tx, agency_id, [clientId]);
  return findClientPermissions(ctx, clientId);
}
