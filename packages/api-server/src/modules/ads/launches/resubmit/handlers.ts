import type { ContractHandlers } from '../../../../http/contractHandlers';
import { startLaunch } from '../handlers';
import { createLabeler } from '../store/launchLabel';
import { storeLaunch } from '../store/storeLaunch';
import { planResubmit } from './planResubmit';
import { readResubmitDraft } from './readResubmitDraft';
import { readRejectedAd } from './rejectedAd';

/** Calls that correct a rejected ad and submit it again (ads §3, §7). */
export function resubmitHandlers(): Pick<ContractHandlers<'launches'>, 'resubmit' | 'resubmitDraft'> {
  return {
    resubmitDraft: async ({ params, ctx }) => readResubmitDraft(ctx, await readRejectedAd(ctx, params.id)),
    resubmit: async ({ params, body, ctx }) => {
      const target = await readRejectedAd(ctx, params.id);
      const label = createLabeler(ctx)({ ad_id: params.id, body });
      const launch = await planResubmit(ctx, target, { record: body, label });
      return startLaunch(ctx, async (unit) => (await storeLaunch(unit, launch)).id);
    },
  };
}
