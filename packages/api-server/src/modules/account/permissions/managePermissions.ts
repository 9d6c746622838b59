import type { PermissionKey } from '@adlane/contract';
import { type ClientPermission, createDefaultPermissions } from '@adlane/contract/account/permissions';
import { notifyClients } from '../../../db/notifyAudience';
import type { UserCaller } from '../../../http/callers';
import { found, invalid } from '../../../http/problem';
import { isClient } from '../../../http/roles';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { updateDefaultFlags, upsertClientFlags } from './commands';
import { computeEffectiveFlags } from './computeEffectiveFlags';
import { type Flags, findClientFlags, findDefaults, listFollowers, lockDefaults } from './queries';

type Change = Readonly<Partial<Record<PermissionKey, boolean | undefined>>>;

function toClientPermissions(flags: Flags): ClientPermission {
  return { userType: 'Client', permissions: { ...createDefaultPermissions(), ...flags } };
}

/** Returns a client's own flags, or the defaults for an agency's clients. */
export async function findPermissions({ tx, caller }: ReadContext): Promise<ClientPermission> {
  if (isClient(caller)) return toClientPermissions(caller.permissions);
  return toDefaultPermissions(found(await findDefaults(tx, caller.agency_id)), caller);
}

/** The agency's defaults are marked by `is_global` (ads §3). */
function toDefaultPermissions(flags: Flags, { entity_type }: UserCaller): ClientPermission {
  return { userType: entity_type, permissions: { ...createDefaultPermissions(), ...flags, is_global: true } };
}

/**
 * Updates the given defaults; they apply to clients that follow them from their next call. @throws Problem
 * 422
 */
export async function updateDefaults(
  { tx, caller, now }: UseCaseContext,
  change: Change,
): Promise<ClientPermission> {
  if (change.is_global === false) {
    throw invalid({ 'permissions.is_global': ['The defaults are the same for all clients.'] });
  }
  const defaults = found(await lockDefaults(tx, caller.agency_id));
  const flags: Flags = { ...defaults, ...omitUndefined(change), is_global: true };
  await updateDefaultFlags(tx, caller.agency_id, flags, now);
  await notifyFlagChange(tx, caller.agency_id, await listFollowers(tx, caller.agency_id));
  return toDefaultPermissions(flags, caller);
}

/** Makes open pages of clients fetch their permissions again. */
async function notifyFlagChange(tx: Database, agencyId: number, clientIds: readonly number[]): Promise<void> {
  await notifyClients(tx, agencyId, clientIds, 'permissions');
  await notifyClients(tx, agencyId, clientIds, 'auth');
}

function omitUndefined(change: Change): Flags {
  return Object.fromEntries(Object.entries(change).filter(([, granted]) => granted !== undefined));
}

/** Returns a client's flags. @throws Problem 404 */
export async function findClientPermissions(
  { tx, caller }: ReadContext,
  { id: clientId }: { readonly id: number },
): Promise<ClientPermission> {
  const { flags } = found(await findClientFlags(tx, caller.agency_id, clientId));
  return toClientPermissions(computeEffectiveFlags(flags, await findDefaults(tx, caller.agency_id)));
}

/**
 * Updates the given flags of a client. One that followed the defaults keeps their current values and stops
 * following them; `is_global: true` makes it follow them again.
 * @throws Problem 404
 */
export async function updateClientPermissions(
  ctx: UseCaseContext,
  { id: clientId, permissions: change }: { readonly id: number; readonly permissions: Change },
): Promise<ClientPermission> {
  const { tx, caller } = ctx;
  const { agency_id } = caller;
  // Locks the agency's row, so that updates of one client run one after the other.
  const defaults = await lockDefaults(tx, agency_id);
  const { flags } = found(await findClientFlags(tx, agency_id, clientId));
  const isFollowing = change.is_global ?? false;
  const current = { ...createDefaultPermissions(), ...computeEffectiveFlags(flags, defaults) };
  await upsertClientFlags(tx, agency_id, clientId, {
    ...current,
    ...omitUndefined(change),
    is_global: isFollowing,
  });
  await notifyFlagChange(tx, agency_id, [clientId]);
  return findClientPermissions(ctx, { id: clientId });
}
