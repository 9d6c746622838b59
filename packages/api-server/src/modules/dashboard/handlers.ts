import { asOperator } from '../../db/tenant';
import type { ContractHandlers } from '../contractHandlers';
import { operatorFigures } from './operatorFigures';
import { countLiveAds } from './queries';
import { adActivity, adSpend, connectedAccounts, costPerResult } from './service';

/** The dashboard's widgets (ads §2). */
export function dashboardHandlers(): ContractHandlers<'dashboard'> {
  return {
    adActivity: ({ query, ctx }) => ctx.tenant((tx) => adActivity(tx, ctx, query)),
    adSpend: ({ query, ctx }) => ctx.tenant((tx) => adSpend(tx, ctx, query)),
    costPerResult: ({ query, ctx }) => ctx.tenant((tx) => costPerResult(tx, ctx, query)),
    connectedAccounts: ({ ctx }) => ctx.tenant((tx) => connectedAccounts(tx, ctx.caller)),
    operator: ({ ctx: { ports, caller } }) =>
      asOperator(ports.db, (tx) => operatorFigures(tx, ports.clock.now(), caller.agency_id)),
    liveAds: async ({ query, ctx }) => {
      const now = ctx.ports.clock.now();
      const rows = await ctx.tenant((tx) => countLiveAds(tx, ctx.caller, query, now));
      return {
        total: rows.reduce((sum, { total }) => sum + total, 0),
        byPlatform: Object.fromEntries(rows.map(({ platform, total }) => [platform, total])),
      };
    },
  };
}
