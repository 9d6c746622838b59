import { pageOf } from '../../db/page';
import type { ContractHandlers } from '../contractHandlers';
import { listAdAccounts, listPages, listSources } from './queries';

/** Sealed tokens are in the rows; the contract's answer shapes leave them out. */
export function sourcesHandlers(): ContractHandlers<'sources'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.tenant((tx) => listSources(tx, ctx.caller.agency_id, query));
      const data = rows.map(({ id, channel, name, status, connected_at }) => {
        return { id, channel, name, status, connected_at: connected_at.toISOString() };
      });
      return pageOf(data, total, query);
    },
    adAccounts: async ({ query, ctx }) => {
      const { rows, total } = await ctx.tenant((tx) => listAdAccounts(tx, ctx.caller.agency_id, query));
      return pageOf(rows, total, query);
    },
    pages: async ({ query, ctx }) => {
      const { rows, total } = await ctx.tenant((tx) => listPages(tx, ctx.caller.agency_id, query));
      return pageOf(rows, total, query);
    },
  };
}
