import type { Contract, ParsedInput } from '@adlane/contract';
import type { PermissionCheck } from '@adlane/contract/ads/sources';
import { errorMessages } from '@adlane/contract/constants';
import type { GraphClient } from '../../../../connectors/facebook/graph/graphClient';
import { listAccountTasks, listGrantedPermissions } from '../../../../connectors/facebook/readPermissions';
import { requiredPermissions } from '../../../../connectors/facebook/requiredPermissions';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import { openSourceToken } from '../access/openSourceToken';
import { readFacebook } from '../access/withFacebook';
import { findAdAccount } from '../assets/assetQueries';
import { findOwnSource, type SourceRow } from '../queries';

type Query = ParsedInput<Contract['sources']['verifyPermission']>['body'];

/** Tasks in an ad account that allow launching; one is enough. */
const advertisingTasks: readonly unknown[] = ['ADVERTISE', 'MANAGE'];

/**
 * Checks with the platform whether a connection still has the permissions that launching needs (ads §8).
 * @throws Problem 404 for foreign assets, 412 if the connection is lost
 */
export async function verifyPermission(
  call: CallContext<UserCaller>,
  { source_id, ad_account_id }: Query,
): Promise<PermissionCheck> {
  const { source, account } = await call.inTenant(async (ctx) => {
    const own = found(await findOwnSource(ctx, source_id));
    if (ad_account_id === null) return { source: own, account: undefined };
    const adAccount = found(await findAdAccount(ctx, ad_account_id));
    return { source: own, account: found(adAccount.source_id === own.id ? adAccount : undefined) };
  });
  const { granted, missing } = await listRights(call, source, account?.external_id);
  return {
    channel: source.channel,
    is_valid: missing.length === 0,
    granted,
    missing,
    message: missing.length === 0 ? null : errorMessages.updateAdminAccess,
  };
}

type Rights = Pick<PermissionCheck, 'granted' | 'missing'>;

async function listRights(
  { ports }: CallContext<UserCaller>,
  source: SourceRow,
  account: string | undefined,
): Promise<Rights> {
  if (source.channel === 'facebook') {
    return readFacebook(ports, source, (client) => readFacebookRights(client, account));
  }
  // Other platforms grant all permissions at sign-in, or none.
  await openSourceToken(ports, source);
  return { granted: [source.channel], missing: [] };
}

async function readFacebookRights(client: GraphClient, account: string | undefined): Promise<Rights> {
  const granted = await listGrantedPermissions(client);
  const missing: string[] = requiredPermissions.filter((permission) => !granted.includes(permission));
  if (account !== undefined) {
    const tasks = await listAccountTasks(client, account);
    const mayAdvertise = tasks.some((task) => advertisingTasks.includes(task));
    if (!mayAdvertise) missing.push('ADVERTISE');
  }
  return { granted, missing };
}
