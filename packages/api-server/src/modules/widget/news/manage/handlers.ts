import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { createNews, listProjectNews, updateNews, viewProjectNews } from './editNews';
import { removeNews } from './queries';

/** News as its authors see it. */
export function projectNewsHandlers(): ContractHandlers<'projectNews'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listProjectNews(unit, query)),
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewProjectNews(unit, params.id)),
    store: ({ body, ctx }) => ctx.inTenant((unit) => createNews(unit, body)),
    update: ({ params, body, ctx }) => ctx.inTenant((unit) => updateNews(unit, params.id, body)),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => removeNews(unit, params.id));
      return { message: successMessages.deleted };
    },
  };
}
