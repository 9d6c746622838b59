import { pageOf } from '../../db/page';
import type { UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../../http/contractHandlers';
import { found } from '../../http/problem';
import type { Database } from '../../ports';
import { readLaunchInputs } from './inputs/launchInputs';
import type { LaunchSettings } from './inputs/launchSettings';
import { reviewInstantLaunch, storeInstantLaunch } from './instantLaunch';
import { preflightFacebook } from './review/preflightFacebook';
import { resumeLaunch, takeBackLaunch } from './saga/launchActions';
import { findLaunch, type LaunchRow, listLaunches, viewLaunch, viewLaunches } from './saga/queries';
import {
  clientOf,
  demandReady,
  type LaunchCallContext,
  labelOf,
  reviewOf,
  storeLaunch,
} from './store/storeLaunch';

/** The calls of launching on Facebook (ads §7). */
export function launchesHandlers(): ContractHandlers<'launches'> {
  return {
    reviewFacebook: ({ body, ctx }) =>
      ctx.inTenant(async ({ tx }) => {
        const inputs = await readLaunchInputs(tx, ctx.caller, body);
        return reviewOf(inputs, preflightFacebook(inputs, ctx.ports.clock.now()));
      }),
    facebook: ({ body, ctx }) => begin(ctx, (tx) => storeFacebookLaunch(tx, ctx, body)),
    reviewInstantFacebook: ({ body, ctx }) =>
      ctx.inTenant(({ tx }) => reviewInstantLaunch(tx, { body, ctx })),
    instantFacebook: ({ body, ctx }) => begin(ctx, (tx) => storeInstantLaunch(tx, { body, ctx })),
    list: ({ query, ctx }) =>
      ctx.inTenant(async ({ tx }) => {
        const { rows, total } = await listLaunches(tx, ctx.caller.agency_id, query, clientOf(ctx.caller));
        return pageOf(await viewLaunches(tx, rows), total, query);
      }),
    view: ({ params, ctx }) =>
      ctx.inTenant(async ({ tx }) => viewLaunch(tx, await readLaunch(tx, ctx.caller, params.id))),
    resume: async ({ params, ctx }) => {
      await resumeLaunch(ctx, await ctx.inTenant(({ tx }) => readLaunch(tx, ctx.caller, params.id)));
      return ctx.inTenant(async ({ tx }) => viewLaunch(tx, await readLaunch(tx, ctx.caller, params.id)));
    },
    rollBack: async ({ params, ctx }) => {
      await takeBackLaunch(ctx, await ctx.inTenant(({ tx }) => readLaunch(tx, ctx.caller, params.id)));
      return ctx.inTenant(async ({ tx }) => viewLaunch(tx, await readLaunch(tx, ctx.caller, params.id)));
    },
  };
}

/** A launch that the caller may see: a client, those for itself. @throws Problem 404 */
async function readLaunch(tx: Database, caller: UserCaller, id: number): Promise<LaunchRow> {
  const launch = found(await findLaunch(tx, caller.agency_id, id));
  const client = clientOf(caller);
  return found(client === undefined || launch.client_user_id === client ? launch : undefined);
}

/** Stores a launch and has it run; answers it as it stands. */
async function begin(ctx: LaunchCallContext, store: (tx: Database) => Promise<number>) {
  const { agency_id } = ctx.caller;
  const id = await ctx.transact(store);
  await ctx.ports.jobs.send(
    'launch.run',
    { agencyId: agency_id, launchId: id },
    { key: `${agency_id}/${id}` },
  );
  return ctx.inTenant(async ({ tx }) => viewLaunch(tx, await readLaunch(tx, ctx.caller, id)));
}

/** @throws Problem 404, 412 where the account's source is disconnected, 422 with the field of each blocker */
async function storeFacebookLaunch(
  tx: Database,
  ctx: LaunchCallContext,
  settings: LaunchSettings,
): Promise<number> {
  const inputs = await readLaunchInputs(tx, ctx.caller, settings);
  const ready = demandReady(inputs, preflightFacebook(inputs, ctx.ports.clock.now()));
  const label = labelOf(ctx, { ...settings, leadFormId: ready.leadForm?.id ?? null });
  return (await storeLaunch(tx, ctx, ready, { settings, label })).id;
}
