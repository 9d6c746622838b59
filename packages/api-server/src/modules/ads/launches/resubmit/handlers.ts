import type { ContractHandlers } from '../../../../http/contractHandlers';
import { startLaunch } from '../startLaunch';
import { storeLaunch } from '../store/storeLaunch';
import { checkNoOpenResubmit } from './checkNoOpenResubmit';
import { planResubmit } from './planResubmit';
import { readResubmitDraft } from './readResubmitDraft';
import { readRejectedAd } from './rejectedAd';

/** Calls that correct a rejected ad and submit it again (ads §3, §7). */
export function resubmitHandlers(): Pick<ContractHandlers<'launches'>, 'resubmit' | 'resubmitDraft'> {
  return {
    resubmitDraft: async ({ params, call }) => readResubmitDraft(call, await readRejectedAd(call, params)),
    resubmit: ({ params, body, call }) =>
      startLaunch(call, {
        request: { params, body },
        store: async (label) => {
          const target = await readRejectedAd(call, params);
          const launch = await planResubmit(call, { target, record: body, label });
          return call.inTenant(async (ctx) => {
            await checkNoOpenResubmit(ctx, { id: params.id, label });
            return (await storeLaunch(ctx, launch)).id;
          });
        },
      }),
  };
}
