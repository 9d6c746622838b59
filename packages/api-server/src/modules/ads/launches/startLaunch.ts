import type { Launch } from '@adlane/contract/ads/launches';
import type { UserCall } from '../../../http/CallContext';
import { found } from '../../../http/problem';
import { getCallerClient } from '../../../http/roles';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { enqueueLaunch } from './saga/enqueueLaunch';
import { findLaunch, findLaunchByLabel, type LaunchRow } from './saga/queries';
import { createLabel, type LaunchRequest } from './store/launchLabel';
import { toLaunch } from './store/launchQueries';

/** A launch call: what it was sent with, and what stores its launch under a label and returns the id. */
export type LaunchOrder = {
  readonly request: LaunchRequest;
  readonly store: (label: string) => Promise<number>;
};

type Addressed = { readonly id: number };

/**
 * Stores a launch, queues it and returns it; every call that launches goes through here. A launch that an earlier request
 * under the same key has stored is returned instead: what was approved is under way, whatever has changed since.
 */
export async function startLaunch(call: UserCall, { request, store }: LaunchOrder): Promise<Launch> {
  const label = createLabel(call, request);
  return (await recall(call, label)) ?? queueStored(call, { id: await store(label) });
}

/**
 * Returns the launch that an earlier request under the same key has stored, and queues it where the server died before it
 * did; undefined where there is none.
 */
export async function recallLaunch(call: UserCall, request: LaunchRequest): Promise<Launch | undefined> {
  return recall(call, createLabel(call, request));
}

async function recall(call: UserCall, label: string): Promise<Launch | undefined> {
  if (call.idempotencyKey === undefined) return undefined;
  const id = await call.inTenant(({ tx, caller }) => findLaunchByLabel(tx, caller.agency_id, label));
  return id === undefined ? undefined : queueStored(call, { id });
}

/** Returns a stored launch as the contract shows it, and queues it where no worker has taken it yet. @throws Problem 404 */
export async function queueStored(call: UserCall, target: Addressed): Promise<Launch> {
  const launch = await call.inTenant((ctx) => readLaunch(ctx, target));
  if (launch.status === 'queued') await enqueueLaunch(call.ports, launch);
  return findStored(call, target);
}

/** Returns a stored launch as the contract shows it. @throws Problem 404 */
export async function findStored(call: UserCall, target: Addressed): Promise<Launch> {
  return call.inTenant(async (ctx) => toLaunch(ctx.tx, await readLaunch(ctx, target)));
}

/** Returns a launch that the caller may see; clients see those for themselves. @throws Problem 404 */
export async function readLaunch({ tx, caller }: UseCaseContext, { id }: Addressed): Promise<LaunchRow> {
  const launch = found(await findLaunch(tx, caller.agency_id, id));
  const client = getCallerClient(caller);
  return found(client === undefined || launch.client_user_id === client ? launch : undefined);
}
