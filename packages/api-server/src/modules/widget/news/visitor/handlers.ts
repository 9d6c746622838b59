import type { ContractHandlers } from '../../../../http/contractHandlers';
import { parseTextId } from '../../../../http/requests/parseTextId';
import { listNews, markNewsRead, viewNews } from './queries';

export function newsHandlers(): ContractHandlers<'news'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listNews(unit, query)),
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewNews(unit, parseTextId(params.id))),
    read: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => markNewsRead(unit, parseTextId(params.id)));
    },
  };
}
