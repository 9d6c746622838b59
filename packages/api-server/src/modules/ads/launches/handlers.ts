import type { Launch } from '@adlane/contract/ads/launches';
import { toPage } from '../../../db/page';
import type { UserCall } from '../../../http/CallContext';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { getCallerClient } from '../../../http/roles';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { reviewFacebookLaunch, storeFacebookLaunch } from './facebookLaunch';
import {
  reviewGoogleLaunch,
  reviewInstantGoogleLaunch,
  storeGoogleLaunch,
  storeInstantGoogleLaunch,
} from './googleLaunch';
import { reviewInstantLaunch, storeInstantLaunch } from './instantLaunch';
import { launchAdapters } from './launchAdapters';
import { enqueueLaunch } from './saga/enqueueLaunch';
import { findLaunch, type LaunchRow } from './saga/queries';
import { resumeLaunch } from './saga/resumeLaunch';
import { rollBackLaunch } from './saga/rollBackLaunch';
import { createLabeler } from './store/launchLabel';
import { listLaunches, toLaunch, toLaunches } from './store/launchQueries';

/** The calls of launching on Facebook and Google (ads §7). */
export function launchesHandlers(): Omit<ContractHandlers<'launches'>, 'resubmit' | 'resubmitDraft'> {
  return {
    reviewFacebook: ({ body, call }) => reviewFacebookLaunch(call, body),
    facebook: ({ body, call }) =>
      queueLaunch(call, storeFacebookLaunch(call, { settings: body, createLabel: createLabeler(call) })),
    reviewInstantFacebook: ({ body, call }) => reviewInstantLaunch(call, body),
    instantFacebook: ({ body, call }) =>
      queueLaunch(call, storeInstantLaunch(call, { body, createLabel: createLabeler(call) })),
    reviewGoogle: ({ body, call }) => reviewGoogleLaunch(call, body),
    google: ({ body, call }) =>
      startLaunch(call, (ctx) =>
        storeGoogleLaunch(ctx, { settings: body, createLabel: createLabeler(call) }),
      ),
    reviewInstantGoogle: ({ body, call }) => reviewInstantGoogleLaunch(call, body),
    instantGoogle: ({ body, call }) =>
      startLaunch(call, (ctx) => storeInstantGoogleLaunch(ctx, { body, createLabel: createLabeler(call) })),
    list: ({ query, call }) =>
      call.inTenant(async ({ tx, caller }) => {
        const { rows, total } = await listLaunches(tx, caller.agency_id, query, getCallerClient(caller));
        return toPage(await toLaunches(tx, rows), total, query);
      }),
    view: ({ params, call }) => findStored(call, params.id),
    resume: async ({ params, call }) => {
      const launch = await call.inTenant(async (ctx) => {
        const stored = await readLaunch(ctx, params.id);
        await resumeLaunch(ctx, stored);
        return stored;
      });
      await enqueueLaunch(call.ports, launch);
      return findStored(call, params.id);
    },
    rollBack: async ({ params, call }) => {
      const launch = await call.inTenant((ctx) => readLaunch(ctx, params.id));
      await rollBackLaunch(call, launchAdapters, launch);
      return findStored(call, params.id);
    },
  };
}

/** Returns a launch that the caller may see; clients see those for themselves. @throws Problem 404 */
async function readLaunch({ tx, caller }: UseCaseContext, id: number): Promise<LaunchRow> {
  const launch = found(await findLaunch(tx, caller.agency_id, id));
  const client = getCallerClient(caller);
  return found(client === undefined || launch.client_user_id === client ? launch : undefined);
}

/** Returns a stored launch as the contract shows it. @throws Problem 404 */
export async function findStored(call: UserCall, id: number): Promise<Launch> {
  return call.inTenant(async (ctx) => toLaunch(ctx.tx, await readLaunch(ctx, id)));
}

/** Stores a launch, queues it and returns it. */
export async function startLaunch(
  call: UserCall,
  store: (ctx: UseCaseContext) => Promise<number>,
): Promise<Launch> {
  return queueLaunch(call, call.inTenant(store));
}

/** Queues a launch once it is stored, and returns it. */
async function queueLaunch(call: UserCall, stored: Promise<number>): Promise<Launch> {
  const id = await stored;
  await enqueueLaunch(call.ports, { agency_id: call.caller.agency_id, id });
  return findStored(call, id);
}
