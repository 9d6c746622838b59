import { toPage } from '../../../db/page';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { getCallerClient } from '../../../http/roles';
import { requireLaunchWithinLimit } from '../ads/budgetLimit/requireLaunchWithinLimit';
import { reviewFacebookLaunch, storeFacebookLaunch } from './facebookLaunch';
import {
  reviewGoogleLaunch,
  reviewInstantGoogleLaunch,
  storeGoogleLaunch,
  storeInstantGoogleLaunch,
} from './googleLaunch';
import { reviewInstantLaunch, storeInstantLaunch } from './instantLaunch';
import { launchAdapters } from './launchAdapters';
import { checkNewestCorrection } from './resubmit/checkNewestCorrection';
import { resumeLaunch } from './saga/resumeLaunch';
import { rollBackLaunch } from './saga/rollBackLaunch';
import { findStored, queueStored, readLaunch, startLaunch } from './startLaunch';
import { listLaunches, toLaunches } from './store/launchQueries';

/** The calls of launching on Facebook and Google (ads §7). */
export function launchesHandlers(): Omit<ContractHandlers<'launches'>, 'resubmit' | 'resubmitDraft'> {
  return {
    reviewFacebook: ({ body, call }) => reviewFacebookLaunch(call, body),
    facebook: ({ params, body, call }) =>
      startLaunch(call, {
        request: { params, body },
        store: (label) => storeFacebookLaunch(call, { settings: body, label }),
      }),
    reviewInstantFacebook: ({ body, call }) => reviewInstantLaunch(call, body),
    instantFacebook: ({ params, body, call }) =>
      startLaunch(call, {
        request: { params, body },
        store: (label) => storeInstantLaunch(call, { body, label }),
      }),
    reviewGoogle: ({ body, call }) => reviewGoogleLaunch(call, body),
    google: ({ params, body, call }) =>
      startLaunch(call, {
        request: { params, body },
        store: (label) => call.inTenant((ctx) => storeGoogleLaunch(ctx, { settings: body, label })),
      }),
    reviewInstantGoogle: ({ body, call }) => reviewInstantGoogleLaunch(call, body),
    instantGoogle: ({ params, body, call }) =>
      startLaunch(call, {
        request: { params, body },
        store: (label) => call.inTenant((ctx) => storeInstantGoogleLaunch(ctx, { body, label })),
      }),
    list: ({ query, call }) =>
      call.inTenant(async ({ tx, caller }) => {
        const { rows, total } = await listLaunches(tx, caller.agency_id, query, getCallerClient(caller));
        return toPage(await toLaunches(tx, rows), total, query);
      }),
    view: ({ params, call }) => findStored(call, params),
    resume: async ({ params, call }) => {
      await call.inTenant(async (ctx) => {
        const launch = await readLaunch(ctx, params);
        await checkNewestCorrection(ctx, launch);
        await requireLaunchWithinLimit(ctx, launch);
        await resumeLaunch(ctx, launch);
      });
      return queueStored(call, params);
    },
    rollBack: async ({ params, call }) => {
      const launch = await call.inTenant((ctx) => readLaunch(ctx, params));
      await rollBackLaunch(call, launchAdapters, launch);
      return findStored(call, params);
    },
  };
}
