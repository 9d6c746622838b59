import { pageOf } from '../../db/page';
import type { ContractHandlers } from '../contractHandlers';
import { listCategories } from './queries';

export function categoriesHandlers(): ContractHandlers<'categories'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.tenant((tx) => listCategories(tx, ctx.caller, query));
      return pageOf(rows, total, query);
    },
  };
}
