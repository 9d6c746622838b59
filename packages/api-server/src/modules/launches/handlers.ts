import type { LaunchReview } from '@adlane/contract';
import { errorMessages } from '@adlane/contract/constants';
import { sha256Hex } from '../../crypto/sha256Hex';
import { pageOf } from '../../db/page';
import type { CallContext, UserCaller } from '../../http/callers';
import { found, invalid, Problem } from '../../http/problem';
import type { Database } from '../../ports';
import type { ContractHandlers } from '../contractHandlers';
import { fillInserts } from './fillInserts';
import { resumeLaunch, takeBackLaunch } from './launchActions';
import { readLaunchInputs } from './launchInputs';
import type { LaunchInputs, LaunchSettings, ReadyLaunchInputs } from './launchSettings';
import { planFacebookLaunch } from './planFacebookLaunch';
import { preflightFacebook } from './preflightFacebook';
import { findLaunch, insertLaunch, type LaunchRow, listLaunches, viewLaunch, viewLaunches } from './queries';

/** How the launch's label reads in a review, before the launch has one. */
const reviewLabel = 'adlane-…';

type LaunchCall = {
  readonly body: LaunchSettings;
  readonly ctx: CallContext & { readonly caller: UserCaller };
};

/** The calls of launching on Facebook (ads §7). */
export function launchesHandlers(): ContractHandlers<'launches'> {
  return {
    reviewFacebook: ({ body, ctx }) => ctx.tenant((tx) => review(tx, { body, ctx })),
    facebook: async ({ body, ctx }) => {
      const launch = await ctx.tenant((tx) => storeLaunch(tx, { body, ctx }));
      const payload = { agencyId: launch.agency_id, launchId: launch.id };
      await ctx.ports.jobs.send('launch.run', payload, { key: `${launch.agency_id}/${launch.id}` });
      return ctx.tenant((tx) => viewLaunch(tx, launch));
    },
    list: ({ query, ctx }) =>
      ctx.tenant(async (tx) => {
        const { rows, total } = await listLaunches(tx, ctx.caller.agency_id, query, clientOf(ctx.caller));
        return pageOf(await viewLaunches(tx, rows), total, query);
      }),
    view: ({ params, ctx }) =>
      ctx.tenant(async (tx) => viewLaunch(tx, await readLaunch(tx, ctx.caller, params.id))),
    resume: async ({ params, ctx }) => {
      await resumeLaunch(ctx, await ctx.tenant((tx) => readLaunch(tx, ctx.caller, params.id)));
      return ctx.tenant(async (tx) => viewLaunch(tx, await readLaunch(tx, ctx.caller, params.id)));
    },
    rollBack: async ({ params, ctx }) => {
      await takeBackLaunch(ctx, await ctx.tenant((tx) => readLaunch(tx, ctx.caller, params.id)));
      return ctx.tenant(async (tx) => viewLaunch(tx, await readLaunch(tx, ctx.caller, params.id)));
    },
  };
}

/** A launch that the caller may see: a client, those for itself. @throws Problem 404 */
async function readLaunch(tx: Database, caller: UserCaller, id: number): Promise<LaunchRow> {
  const launch = found(await findLaunch(tx, caller.agency_id, id));
  const client = clientOf(caller);
  return found(client === undefined || launch.client_user_id === client ? launch : undefined);
}

/** The client that a user is; no row has the id 0. */
function clientOf(caller: UserCaller): number | undefined {
  return caller.entity_type === 'Client' ? (caller.client_id ?? 0) : undefined;
}

async function review(tx: Database, { body, ctx }: LaunchCall): Promise<LaunchReview> {
  const inputs = await readLaunchInputs(tx, ctx.caller, body);
  const blockers = preflightFacebook(inputs, ctx.ports.clock.now());
  return { blockers, steps: isReady(inputs) ? planFacebookLaunch(fillInserts(inputs), reviewLabel) : [] };
}

/** @throws Problem 404, 412 where the account's source is disconnected, 422 with the field of each blocker */
async function storeLaunch(tx: Database, { body, ctx }: LaunchCall): Promise<LaunchRow> {
  const { caller, ports } = ctx;
  const now = ports.clock.now();
  const inputs = await readLaunchInputs(tx, caller, body);
  if (inputs.account?.sourceStatus === 'inactive' || inputs.account?.status === 'Disconnected') {
    throw new Problem('AD_ACCOUNT_DISCONNECTED', errorMessages.connectFacebook);
  }
  const blockers = preflightFacebook(inputs, now);
  if (blockers.length > 0 || !isReady(inputs)) throw invalid(byField(blockers));
  const settings: LaunchSettings = { ...body, leadFormId: inputs.leadForm?.id ?? null };
  const label = await labelOf(ctx, settings);
  const { id } = await insertLaunch(
    tx,
    {
      agency_id: caller.agency_id,
      template_id: settings.template_id,
      client_user_id: clientOf(caller) ?? settings.client_user_id,
      ad_account_id: inputs.account.id,
      page_id: inputs.page.id,
      platform: 'facebook',
      settings,
      label,
      user_id: caller.user_id,
      created_at: now,
      updated_at: now,
    },
    planFacebookLaunch(fillInserts(inputs), label),
  );
  return found(await findLaunch(tx, caller.agency_id, id));
}

function isReady(inputs: LaunchInputs): inputs is ReadyLaunchInputs {
  return inputs.account !== undefined && inputs.page !== undefined;
}

function byField(blockers: LaunchReview['blockers']): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of blockers) errors[field] = [...(errors[field] ?? []), message];
  return errors;
}

/**
 * The name that every object of the launch carries. The same request under the same Idempotency-Key has the same label,
 * and a label stands for one launch: a repeat finds it even where the first answer was lost.
 */
async function labelOf(
  { ports, caller, idempotencyKey }: LaunchCall['ctx'],
  settings: LaunchSettings,
): Promise<string> {
  if (idempotencyKey === undefined) return `adlane-${ports.ids.token(12)}`;
  const digest = sha256Hex(JSON.stringify([caller.agency_id, caller.user_id, idempotencyKey, settings]));
  return `adlane-${digest.slice(0, 16)}`;
}
