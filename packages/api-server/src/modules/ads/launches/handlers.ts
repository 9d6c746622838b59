import type { Launch } from '@adlane/contract/ads/launches';
import { toPage } from '../../../db/page';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
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

type Ctx = CallContext<UserCaller>;

/** The calls of launching on Facebook and Google (ads §7). */
export function launchesHandlers(): Omit<ContractHandlers<'launches'>, 'resubmit' | 'resubmitDraft'> {
  return {
    reviewFacebook: ({ body, ctx }) => reviewFacebookLaunch(ctx, body),
    facebook: ({ body, ctx }) =>
      queueLaunch(ctx, storeFacebookLaunch(ctx, { settings: body, createLabel: createLabeler(ctx) })),
    reviewInstantFacebook: ({ body, ctx }) => reviewInstantLaunch(ctx, body),
    instantFacebook: ({ body, ctx }) =>
      queueLaunch(ctx, storeInstantLaunch(ctx, { body, createLabel: createLabeler(ctx) })),
    reviewGoogle: ({ body, ctx }) => reviewGoogleLaunch(ctx, body),
    google: ({ body, ctx }) =>
      startLaunch(ctx, (unit) =>
        storeGoogleLaunch(unit, { settings: body, createLabel: createLabeler(ctx) }),
      ),
    reviewInstantGoogle: ({ body, ctx }) => reviewInstantGoogleLaunch(ctx, body),
    instantGoogle: ({ body, ctx }) =>
      startLaunch(ctx, (unit) => storeInstantGoogleLaunch(unit, { body, createLabel: createLabeler(ctx) })),
    list: ({ query, ctx }) =>
      ctx.inTenant(async ({ tx, caller }) => {
        const { rows, total } = await listLaunches(tx, caller.agency_id, query, getCallerClient(caller));
        return toPage(await toLaunches(tx, rows), total, query);
      }),
    view: ({ params, ctx }) => findStored(ctx, params.id),
    resume: async ({ params, ctx }) => {
      const launch = await ctx.inTenant(async (unit) => {
        const stored = await readLaunch(unit, params.id);
        await resumeLaunch(unit, stored);
        return stored;
      });
      await enqueueLaunch(ctx.ports, launch);
      return findStored(ctx, params.id);
    },
    rollBack: async ({ params, ctx }) => {
      const launch = await ctx.inTenant((unit) => readLaunch(unit, params.id));
      await rollBackLaunch(ctx, launchAdapters, launch);
      return findStored(ctx, params.id);
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
export async function findStored(ctx: Ctx, id: number): Promise<Launch> {
  return ctx.inTenant(async (unit) => toLaunch(unit.tx, await readLaunch(unit, id)));
}

/** Stores a launch, queues it and returns it. */
export async function startLaunch(
  ctx: Ctx,
  store: (unit: UseCaseContext) => Promise<number>,
): Promise<Launch> {
  return queueLaunch(ctx, ctx.inTenant(store));
}

/** Queues a launch once it is stored, and returns it. */
async function queueLaunch(ctx: Ctx, stored: Promise<number>): Promise<Launch> {
  const id = await stored;
  await enqueueLaunch(ctx.ports, { agency_id: ctx.caller.agency_id, id });
  return findStored(ctx, id);
}
