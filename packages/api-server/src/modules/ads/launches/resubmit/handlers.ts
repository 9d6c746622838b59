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
    resubmitDraft: async ({ params, call }) => readResubmitDraft(call, await readRejectedAd(call, params)),
    resubmit: async ({ params, body, call }) => {
      const target = await readRejectedAd(call, params);
      const label = createLabeler(call)({ ad_id: params.id, body });
      const launch = await planResubmit(call, { target, record: body, label });
      return startLaunch(call, async (ctx) => (await storeLaunch(ctx, launch)).id);
    },
  };
}
