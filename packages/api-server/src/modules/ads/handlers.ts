import { pageOf } from '../../db/page';
import type { ContractHandlers } from '../contractHandlers';
import { adState } from './adState';
import { listAds } from './queries';

export function adsHandlers(): ContractHandlers<'ads'> {
  return {
    list: async ({ query, ctx }) => {
      const now = ctx.ports.clock.now();
      const { rows, total } = await ctx.tenant((tx) => listAds(tx, ctx.caller, query, now));
      const data = rows.map((ad) => ({
        ...ad,
        status: adState(ad, now),
        startTime: ad.startTime?.toISOString() ?? null,
        endTime: ad.endTime?.toISOString() ?? null,
        created_at: ad.created_at.toISOString(),
        archived_at: null,
      }));
      return pageOf(data, total, query);
    },
  };
}
